import type { Attendance, ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { ATTENDANCE_LABEL } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { clockInWords } from "@cardplaza/contract/date-words";
import { Button } from "../../../../ui/button.tsx";
import type { useQuickMark } from "../use-meeting.ts";
import { arrivalState } from "./attendance-rules.ts";

interface PendingCheckInsProps {
  meeting: ChapterMeeting;
  attendance: readonly Attendance[];
  onMark: ReturnType<typeof useQuickMark>;
}

/** Check-ins that came late from a phone without a network. An officer knows who sat there. */
export function PendingCheckIns({ meeting, attendance, onMark }: PendingCheckInsProps) {
  const pending = attendance.filter((one) => one.pending !== null);
  if (pending.length === 0) return null;
  return (
    <section aria-label="Late check-ins" className="mb-4 rounded-card bg-warning-soft p-4">
      <h3 className="text-base">
        {pending.length === 1 ? "1 check-in to confirm" : `${pending.length} check-ins to confirm`}
      </h3>
      <p className="mt-1 text-sm">They were read without a network. Confirm who was in the room.</p>
      <ul className="mt-3 grid grid-cols-1 gap-2">
        {pending.map((one) => (
          <li
            key={one.userId}
            className="flex flex-wrap items-center gap-3 rounded-field border border-line bg-raised px-3 py-2 text-sm"
          >
            <div className="min-w-0 flex-1 basis-44 break-words">
              <p className="font-semibold">{one.person.name}</p>
              <p className="text-muted">{one.pending && timesText(meeting, one.pending)}</p>
            </div>
            <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
              <Button
                className="h-11"
                aria-label={`Confirm ${one.person.name}`}
                onClick={() =>
                  one.pending && onMark(one, arrivalState(meeting.startsAt, new Date(one.pending.at)))
                }
              >
                Confirm
              </Button>
              <Button
                variant="secondary"
                className="h-11"
                aria-label={`Refuse ${one.person.name}`}
                onClick={() => onMark(one, null)}
              >
                Refuse
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const timesText = ({ startsAt }: ChapterMeeting, { at, sentAt }: NonNullable<Attendance["pending"]>) =>
  `On the phone at ${clockInWords(at)} (${ATTENDANCE_LABEL[arrivalState(startsAt, new Date(at))].toLowerCase()}), arrived at ${clockInWords(sentAt)}`;
