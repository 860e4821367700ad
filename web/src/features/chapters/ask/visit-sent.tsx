import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { CalendarPlus, CircleCheck } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { calendarPath } from "../calendar-links.ts";

interface VisitSentProps {
  chapter: Chapter;
  startsAt: string;
  onJoin: () => void;
}

/** What happens next, and where to be. */
export function VisitSent({ chapter, startsAt, onJoin }: VisitSentProps) {
  return (
    <div role="status">
      <p className="flex items-start gap-2 font-medium">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive" />
        See you on {appointmentInWords(startsAt)}
      </p>
      <p className="mt-2 text-sm text-pretty text-muted">
        The officers know you are coming.{" "}
        {chapter.online ? "They will send you the link." : chapter.venue && `Venue: ${chapter.venue}`}
      </p>
      <DialogFooter>
        <Button asChild variant="secondary">
          <a href={calendarPath(chapter._id)} download>
            <CalendarPlus /> Add to calendar
          </a>
        </Button>
        <Button onClick={onJoin}>Ask to join, too</Button>
      </DialogFooter>
    </div>
  );
}
