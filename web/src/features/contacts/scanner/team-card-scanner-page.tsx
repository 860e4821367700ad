import { CONTACT_BOUNDS } from "@cardplaza/contract/contacts/contacts-words";
import { pageContext } from "../../../lib/page-context.ts";
import { pageMeta } from "../../../lib/page-meta.ts";
import { DRAWN_IN_BROWSER } from "../../../first-visit/page-start.ts";
import { useSession } from "../../../lib/session.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ContactsList } from "../contacts-list.tsx";
import type { Route } from "./+types/team-card-scanner-page.ts";
import { CameraView } from "./camera-view.tsx";
import { ScannerBar } from "./scanner-bar.tsx";
import { WayTabs } from "./way-tabs.tsx";
import { ChoosePictures } from "./team/choose-pictures.tsx";
import { ScanList } from "./team/scan-list.tsx";
import { ScanNotices } from "./team/scan-notices.tsx";
import { TeamMemberField } from "./team/team-member-field.tsx";
import { useEventSettings } from "./team/use-event-settings.ts";
import { useScans } from "./team/use-scans.ts";
import { useTakeDown } from "./team/use-take-down.ts";

// Rendered by the server too, but its buttons need scripts, so they load at once.
export const handle = DRAWN_IN_BROWSER;

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.cache({ tags: ["team-card-scanner"], query: [] });
  return { origin: page.origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    origin: loaderData?.origin ?? "",
    path: "/team-card-scanner",
    title: "Team card scanner",
    description:
      "Scan business cards and QR codes one after the other at an event, also without a network, and keep them with a tag.",
    picture: "card-scanner",
  });

/** Many scans in a row, for an event. They wait in this browser until they can be saved. */
export default function TeamCardScannerPage({ loaderData }: Route.ComponentProps) {
  const { status, user } = useSession();
  const { tag, member, change } = useEventSettings();
  const queue = useScans(user?._id ?? null);
  const { scans } = queue;
  const { takeCode, takePicture, reading, progress } = useTakeDown({
    origins: [loaderData.origin],
    about: { tag, member },
    scans,
    add: queue.add,
  });
  return (
    <div className={cn(PAGE_WIDTH, "py-8 sm:py-12")}>
      <h1 className="text-2xl lg:text-3xl">Team card scanner</h1>
      <p className="mt-3 max-w-xl text-pretty text-muted">
        One card after the other, for a fair or a meeting. What you scan stays on this device until it is
        saved, also without a network.
      </p>
      <Notice tone="warning" className="mt-6 hidden noscript:flex">
        Scanning needs JavaScript.
      </Notice>
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <Panel aria-label="Scan">
          <WayTabs tab="many">
            <div className="mb-5 grid grid-cols-1 gap-4 sm:grid-cols-2">
              <Field label="Event or tag" hint="Written on every scan.">
                <TextField
                  value={tag}
                  maxLength={CONTACT_BOUNDS.tag}
                  onChange={(event) => change({ tag: event.target.value })}
                />
              </Field>
              <Field label="Scanned by">
                <TeamMemberField value={member} onChange={(name) => change({ member: name })} />
              </Field>
            </div>
            <CameraView
              staysOn
              hint="Point the camera at a QR code, or take a photo of a paper card."
              onCode={(text) => void takeCode(text)}
              onPhoto={(photo) => void takePicture(photo)}
            />
            <ChoosePictures onPictures={(pictures) => pictures.forEach((each) => void takePicture(each))} />
            {reading > 0 && (
              <div role="status" className="mt-4 grid gap-2 text-sm text-muted">
                <span>
                  {progress?.step === "loading" ? "Getting ready to read, once" : "Reading"}
                  {reading > 1 ? `, ${reading} pictures to go` : ""} …
                </span>
                <ProgressBar label="Reading the card" value={progress?.share ?? 0} />
              </div>
            )}
          </WayTabs>
        </Panel>
        <Panel aria-label="Scanned">
          <PanelHeader
            title={scans.length > 0 ? `Waiting here: ${scans.length}` : "Waiting here"}
            description={queue.saved > 0 ? `${queue.saved} saved since you opened this page.` : undefined}
          />
          <ScanNotices
            visitor={status === "visitor" && scans.length > 0}
            offline={queue.offline && scans.length > 0}
            problem={queue.problem}
            onRetry={() => void queue.send()}
            lostOnClose={!queue.areStored}
          />
          {queue.isRead && scans.length === 0 && (
            <EmptyState
              drawing="cards"
              title="Nothing is waiting"
              text="Scans show here until they are saved. You check paper cards first."
            />
          )}
          <ScanList scans={scans} onMend={queue.mend} onRemove={queue.remove} />
        </Panel>
      </div>
      <div className="mt-8 empty:hidden">
        <ContactsList />
      </div>
      <ScannerBar />
    </div>
  );
}
