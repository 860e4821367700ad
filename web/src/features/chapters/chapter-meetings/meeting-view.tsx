import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { dayInWords } from "@cardplaza/contract/date-words";
import { cn } from "../../../ui/class-names.ts";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { isManageable } from "../own-part.ts";
import { CheckInPanel } from "./check-in/check-in-panel.tsx";
import type { useCheckIn } from "./check-in/use-check-in.ts";
import type { MeetingDetail } from "../chapter-meeting-key.ts";
import { MeetingMenu } from "./meeting-menu.tsx";
import { MeetingPlace } from "./meeting-place.tsx";
import { MeetingStatusBadge } from "./meeting-status.tsx";
import { OfficerPanel } from "./officer-panel.tsx";
import { RsvpButtons } from "./rsvp-buttons.tsx";
import { answersText } from "./rsvp-text.ts";
import { SlipLinks } from "./slip-links.tsx";
import { VisitorList } from "./visitors/visitor-list.tsx";

interface MeetingViewProps {
  chapter: Chapter;
  detail: MeetingDetail;
  checkIn: ReturnType<typeof useCheckIn>;
}

/** The member's own part first, then what officers do. */
export function MeetingView({ chapter, detail, checkIn }: MeetingViewProps) {
  const { meeting, visitors, isOfficer } = detail;
  const { status, agenda, reason } = meeting;
  const isToCome = status === "scheduled" || status === "open";
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="text-xl">{dayInWords(meeting.startsAt)}</h2>
            <MeetingStatusBadge status={status} />
          </div>
          <div className="mt-3">
            <MeetingPlace meeting={meeting} />
          </div>
          {reason && <p className="mt-2 text-sm break-words text-muted">{reason}</p>}
        </div>
        {isOfficer && isManageable(chapter) && <MeetingMenu chapter={chapter} meeting={meeting} />}
      </header>
      <CheckInPanel meeting={meeting} checkIn={checkIn} />
      {isToCome && chapter.own?.status === "active" && !meeting.ownState && (
        <section aria-label="Your answer">
          <RsvpButtons meeting={meeting} className="sm:max-w-sm" />
          <p className="mt-2 text-sm text-muted tabular-nums">{answersText(meeting)}</p>
        </section>
      )}
      {status !== "cancelled" && <SlipLinks chapterId={meeting.chapterId} />}
      {isOfficer && <OfficerPanel detail={detail} readOnly={chapter.readOnly} />}
      <div className={cn("grid grid-cols-1 gap-6", !isOfficer && "lg:grid-cols-2")}>
        {agenda && (
          <Panel>
            <PanelHeader title="Agenda" className="mb-3" />
            <p className="text-sm break-words whitespace-pre-line">{agenda}</p>
          </Panel>
        )}
        {!isOfficer && (
          <section aria-label="Visitors of this meeting">
            <h2 className="mb-3 text-lg">Visitors</h2>
            <VisitorList meeting={meeting} visitors={visitors} isOfficer={false} />
          </section>
        )}
      </div>
    </div>
  );
}
