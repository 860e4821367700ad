import { clockText, dayInWords } from "@cardplaza/contract/date-words";
import type { Job } from "@cardplaza/contract/jobs/job";
import { dateInIndia } from "@cardplaza/contract/time";
import { CalendarPlus } from "lucide-react";
import { saveCalendarFile } from "../../../lib/calendar-file.ts";
import { Button } from "../../../ui/button.tsx";
import { FactRow } from "../../../ui/fact-row.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useNow } from "../../notifications/use-now.ts";
import { walkInEvent } from "./walk-in-event.ts";

/** Where and when to come; there is nothing to send. */
export function WalkInBox({ job, walkIn }: { job: Job; walkIn: NonNullable<Job["walkIn"]> }) {
  const hydrated = useHydrated();
  // Only the browser knows today: the page may come from the cache.
  const today = dateInIndia(useNow());
  const isOver = hydrated && walkIn.date < today;
  const save = () => saveCalendarFile(walkInEvent({ ...job, walkIn }, location.origin), "walk-in.ics");
  return (
    <>
      <p data-rest="until" data-of={walkIn.date} hidden={isOver} className="text-sm">
        Come with your resume. You need not apply before.
      </p>
      <p data-rest="after" data-of={walkIn.date} hidden={!isOver} className="text-sm">
        This walk-in is over.
      </p>
      <dl className="mt-3 grid grid-cols-1 gap-3 text-sm break-words">
        <FactRow label="Day">{dayInWords(walkIn.date)}</FactRow>
        <FactRow label="Time">{clockText(walkIn.time)}</FactRow>
        <FactRow label="Place">{walkIn.venue}</FactRow>
      </dl>
      <Button
        data-rest="until"
        data-of={walkIn.date}
        hidden={isOver}
        variant="secondary"
        className="mt-4 w-full"
        onClick={save}
      >
        <CalendarPlus /> Add to calendar
      </Button>
    </>
  );
}
