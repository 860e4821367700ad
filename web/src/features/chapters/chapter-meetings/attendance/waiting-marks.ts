import type { Api } from "@cardplaza/contract/api";
import type { Attendance } from "@cardplaza/contract/chapters/chapter-meeting";
import { ATTENDANCE_LABEL } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { CallArgument } from "@cardplaza/contract/endpoint";
import type { NewSlip, Slip } from "../../queue/slip.ts";

export type Mark = CallArgument<Api["PUT /api/chapter-meetings/:id/attendance"]>["body"][number];

/** A row of the list; `waits` says that its mark has not reached the server. */
export interface ListedMember extends Attendance {
  waits: boolean;
}

/** In the list of what waits: "Asha Rao: Present". */
export const markLabel = (name: string, { state }: Mark) =>
  `${name}: ${state ? ATTENDANCE_LABEL[state] : "mark taken back"}`;

/** The list as it will be once the marks of this browser have arrived, in the order in which they were entered. */
export const withMarks = (
  attendance: readonly Attendance[],
  slips: readonly Slip[],
  meetingId: string,
): ListedMember[] =>
  attendance.map((one) => marksOf(slips, meetingId).reduce(marked, { ...one, waits: false }));

type HeldMark = Mark & { isLate: boolean };

function marksOf(slips: readonly Slip[], meetingId: string): HeldMark[] {
  return slips.flatMap(({ kind, call, problem, isLate }) => {
    if (kind !== "mark" || problem !== undefined) return [];
    const { params, body } = call as NewSlip<"mark">["call"];
    return params.id === meetingId ? body.map((mark) => ({ ...mark, isLate })) : [];
  });
}

function marked(one: ListedMember, { userId, state, substitute, reason, isLate }: HeldMark): ListedMember {
  if (userId !== one.userId) return one;
  // Refusing a late check-in leaves the mark as it is.
  if (one.pending && state === null) return { ...one, pending: null, waits: isLate };
  return {
    ...one,
    state,
    pending: null,
    substitute: substitute ?? null,
    reason: reason ?? "",
    waits: isLate,
  };
}
