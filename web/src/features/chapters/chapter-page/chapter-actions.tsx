import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { announcementsPath } from "@cardplaza/contract/screen-paths";
import { CalendarPlus, EllipsisVertical, Flag, LogOut, Megaphone, Rss, Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { latePart } from "../../../first-visit/late-part.ts";
import { shareLink } from "../../../lib/share-link.ts";
import { useAsMember } from "../../../lib/use-as-member.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useAsk } from "../ask/use-ask.ts";
import { calendarPath, calendarSubscription } from "../calendar-links.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { isOpen, isSeated, isTakingPart, isWaiting } from "../own-part.ts";

const AskDialog = latePart(() => import("../ask/ask-dialog.tsx").then((module) => module.AskDialog));
const ReportDialog = latePart(() =>
  import("../../moderation/report-dialog.tsx").then((module) => module.ReportDialog),
);

/** Join or visit as the first, the rest in a menu. */
export function ChapterActions({ chapter }: { chapter: Chapter }) {
  const { ask, setAsk } = useAsk();
  // A page from the cache is drawn without the form, whatever its address says.
  const hydrated = useHydrated();
  const mayAsk = isOpen(chapter) && !isSeated(chapter);
  const mayJoin = mayAsk && !isWaiting(chapter);
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {mayJoin && (
        <Button className="max-sm:flex-1" onClick={() => setAsk("join")}>
          Join
        </Button>
      )}
      {mayAsk && (
        <Button
          variant={mayJoin ? "secondary" : "primary"}
          className="max-sm:flex-1"
          onClick={() => setAsk("visit")}
        >
          Visit a meeting
        </Button>
      )}
      {isTakingPart(chapter) && (
        <Button asChild variant="secondary">
          <Link to={announcementsPath(chapter._id)}>
            <Megaphone /> Announcements
          </Link>
        </Button>
      )}
      <MoreMenu chapter={chapter} />
      {mayAsk && ask && hydrated && (
        <Suspense>
          <AskDialog chapter={chapter} ask={ask} onAsk={setAsk} />
        </Suspense>
      )}
    </div>
  );
}

function MoreMenu({ chapter }: { chapter: Chapter }) {
  const asMember = useAsMember();
  const [open, setOpen] = useState<"leave" | "report" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="secondary" className="max-sm:min-w-11 max-sm:px-3" onClick={() => void share(chapter)}>
        <Share2 /> <span className="max-sm:sr-only">Share</span>
      </Button>
      <Menu>
        <MenuTrigger asChild>
          <Button variant="secondary" size="icon" aria-label={`More for ${chapter.name}`}>
            <EllipsisVertical />
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => location.assign(calendarSubscription(chapter._id, location.host))}>
            <Rss /> Subscribe in my calendar
          </MenuItem>
          <MenuItem asChild>
            <a href={calendarPath(chapter._id)} download>
              <CalendarPlus /> Calendar file
            </a>
          </MenuItem>
          <MenuSeparator />
          {isSeated(chapter) && (
            <MenuItem tone="danger" onSelect={() => setOpen("leave")}>
              <LogOut /> Leave the chapter
            </MenuItem>
          )}
          <MenuItem onSelect={() => asMember(() => setOpen("report"))}>
            <Flag /> Report this chapter
          </MenuItem>
        </MenuContent>
      </Menu>
      <LeaveDialog chapter={chapter} open={open === "leave"} onClose={close} />
      {open === "report" && (
        <Suspense>
          <ReportDialog
            call="POST /api/chapters/:id/report"
            id={chapter._id}
            noun="chapter"
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

const share = ({ _id, name }: Chapter) =>
  shareLink({
    title: name,
    url: location.origin + chapterPath(_id),
    copied: { title: "Link Copied", description: "Chapter link copied to clipboard" },
  });
