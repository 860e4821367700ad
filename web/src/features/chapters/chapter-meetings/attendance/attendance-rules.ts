import { isLate } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { CORRECTION_DAYS, type AttendanceState } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { Attendance, ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { DAY_MS } from "@cardplaza/contract/time";

/** What one tap makes of a mark: present, and late on the next tap. Who comes late is late at once. */
export function nextState(
  state: AttendanceState | null,
  { startsAt }: Pick<ChapterMeeting, "startsAt">,
  now: Date,
): AttendanceState {
  if (state === "present") return "late";
  if (state === "late") return "present";
  return arrivalState(startsAt, now);
}

/** How a check-in at this time counts. */
export const arrivalState = (startsAt: string, at: Date): AttendanceState =>
  isLate(new Date(startsAt), at) ? "late" : "present";

const HERE: readonly (AttendanceState | null)[] = ["present", "late", "substitute"];
export const isHere = ({ state }: Pick<Attendance, "state">) => HERE.includes(state);

/** Without a mark they are absent once the meeting closes. A check-in that still waits is no mark. */
export const willBeAbsent = (attendance: readonly Attendance[]) =>
  attendance.filter(({ state }) => state === null);

export function countsOf(attendance: readonly Attendance[]) {
  const count = (...states: (AttendanceState | null)[]) =>
    attendance.filter(({ state }) => states.includes(state)).length;
  return {
    here: count("present", "late", "substitute"),
    late: count("late"),
    substitute: count("substitute"),
    medical: count("medical"),
    absent: count("absent"),
    unmarked: count(null),
  };
}

/** Whether officers can still mark: while it is open, and for some days after it closed with a reason. */
export function markingOf(
  { status, closedAt }: Pick<ChapterMeeting, "status" | "closedAt">,
  now: Date,
): "open" | "correction" | "over" {
  if (status === "open") return "open";
  const isCorrectable =
    status === "closed" &&
    closedAt !== null &&
    now.getTime() < Date.parse(closedAt) + CORRECTION_DAYS * DAY_MS;
  return isCorrectable ? "correction" : "over";
}

/** Those whose name or category contains what is typed. */
export function matching<Row extends Pick<Attendance, "person" | "categoryName">>(
  attendance: readonly Row[],
  typed: string,
): Row[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return attendance.filter(({ person, categoryName }) => {
    const text = `${person.name} ${categoryName}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
