import type { Interview } from "@cardplaza/contract/jobs/application";
import { INTERVIEW_MODE_LABEL } from "@cardplaza/contract/jobs/application-words";
import { CalendarPlus } from "lucide-react";
import { type CalendarEvent, saveCalendarFile } from "../../lib/calendar-file.ts";
import { Button } from "../../ui/button.tsx";

interface InterviewCalendarProps {
  interview: Interview;
  /** "Interview: Accountant, Deshmukh Fasteners" */
  summary: string;
  /** The path of the application's page. */
  path: string;
}

/** The agreed time as a file for the calendar; both sides have it. */
export function InterviewCalendar({ interview, summary, path }: InterviewCalendarProps) {
  if (interview.status !== "chosen" || !interview.time) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="w-fit"
      onClick={() =>
        saveCalendarFile(interviewEvent(interview, summary, location.origin + path), "interview.ics")
      }
    >
      <CalendarPlus /> Add to calendar
    </Button>
  );
}

export const interviewEvent = (
  { _id, time, mode, place }: Interview,
  summary: string,
  url: string,
): CalendarEvent => ({
  uid: `interview-${_id}`,
  start: new Date(time ?? 0),
  summary,
  location: place || INTERVIEW_MODE_LABEL[mode],
  url,
});
