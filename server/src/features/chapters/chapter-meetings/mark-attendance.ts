import { isLate, opensAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { PEOPLE_TEXT } from "@cardplaza/contract/accounts/account-words";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import {
  ATTENDANCE_LABEL,
  CORRECTION_DAYS,
  CHAPTER_MEETING_TEXT,
  type AttendanceState,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { readPhone } from "../../../platform/phone-numbers.ts";
import { invalid, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockMeetingRunBy } from "./meeting-queries.ts";
import type { AttendanceRow, MeetingRow } from "./chapter-meetings.table.ts";
import { attendeesOf, presentAttendance } from "./present-attendance.ts";
import { publishMeeting } from "./publish-meeting.ts";
import { recordAttendances, type Mark } from "./record-attendance.ts";

export interface GivenMark {
  userId: string;
  state: AttendanceState | null;
  substitute?: { name: string; phone: string };
  reason?: string;
  /** The time of the phone, if it is sent later. */
  at?: string;
}

/** An officer marks members: all of them or, if one cannot be marked, none. */
export function markAttendance(ctx: MemberContext, id: string, marks: readonly GivenMark[]) {
  return inTransaction(ctx.db, async (tx) => {
    const found = await lockMeetingRunBy(tx, id, ctx.member.id, ctx.now);
    const { meeting } = found;
    requireMarkable(meeting, ctx.now);
    const attendees = new Map((await attendeesOf(tx, meeting)).map((each) => [each.memberId, each]));
    const changes = new Map<string, Mark>();
    for (const given of new Map(marks.map((each) => [each.userId, each])).values()) {
      const attendee = attendees.get(given.userId);
      if (!attendee) throw wrongState(CHAPTER_TEXT.notAMember);
      const mark = markOf(ctx, meeting, given, attendee.attendance);
      if (mark) changes.set(given.userId, mark);
    }
    await recordAttendances(tx, meeting, changes);
    await publishMeeting(ctx, tx, id);
    return { attendance: await presentAttendance(tx, found) };
  });
}

function requireMarkable({ status, startsAt, closedAt }: MeetingRow, now: Date): void {
  if (status === "cancelled") throw wrongState(CHAPTER_MEETING_TEXT.cancelled);
  if (now < opensAt(startsAt)) throw wrongState(CHAPTER_MEETING_TEXT.notOpen);
  if (closedAt && now.getTime() > closedAt.getTime() + CORRECTION_DAYS * DAY_MS)
    throw wrongState(CHAPTER_MEETING_TEXT.tooLate);
}

/** The new mark; undefined if nothing changes. */
function markOf(
  ctx: MemberContext,
  meeting: MeetingRow,
  given: GivenMark,
  before: AttendanceRow | null,
): Mark | undefined {
  const pendingAt = before?.pendingAt ?? null;
  const answered = { pendingAt: null, pendingSentAt: null };
  // Refusing a late check-in leaves the mark as it is.
  if (given.state === null && pendingAt) return answered;
  const state = pendingAt ? confirmedState(meeting, given.state, pendingAt) : given.state;
  const substitute = substituteOf(given, state, before);
  const isSame =
    (before?.state ?? null) === state &&
    !pendingAt &&
    (before?.substituteName ?? "") === substitute.substituteName &&
    (before?.substitutePhone ?? "") === substitute.substitutePhone;
  if (isSame) return undefined;
  const enteredAt = given.at ? new Date(Math.min(Date.parse(given.at), ctx.now.getTime())) : undefined;
  if (enteredAt) requireLatest(ctx, before, enteredAt);
  return {
    ...answered,
    ...substitute,
    state,
    way: state === null ? null : pendingAt ? "queue" : "officer",
    // Also who took a mark back, and when: a mark that was entered before that and arrives later is too old.
    markedBy: ctx.member.id,
    markedAt: enteredAt ?? ctx.now,
    reason: reasonOf(meeting, given, pendingAt !== null),
  };
}

/**
 * A mark that waited for a network does not replace a newer one. Those of one officer arrive in their order, so
 * they are not compared: the clocks of phone and server differ.
 */
function requireLatest({ member }: MemberContext, before: AttendanceRow | null, enteredAt: Date): void {
  if (!before?.markedAt || before.markedAt <= enteredAt || before.markedBy === member.id) return;
  throw wrongState(
    before.state === null
      ? CHAPTER_MEETING_TEXT.unmarkedSince
      : before.way === "clock"
        ? CHAPTER_MEETING_TEXT.closedSince
        : CHAPTER_MEETING_TEXT.markedSince(ATTENDANCE_LABEL[before.state]),
  );
}

/** A late check-in counts as of the time at which the phone read the code. */
const confirmedState = ({ startsAt }: MeetingRow, state: AttendanceState | null, at: Date) =>
  state === "present" && isLate(startsAt, at) ? "late" : state;

function reasonOf({ closedAt }: MeetingRow, { reason, at }: GivenMark, isConfirmed: boolean): string {
  if (closedAt === null) return "";
  if (reason) return reason;
  if (isConfirmed) return CHAPTER_MEETING_TEXT.queued;
  if (at) throw wrongState(CHAPTER_MEETING_TEXT.closedSince);
  throw invalid({ reason: CHAPTER_MEETING_TEXT.needReason });
}

function substituteOf(
  { substitute }: GivenMark,
  state: AttendanceState | null,
  before: AttendanceRow | null,
): Pick<AttendanceRow, "substituteName" | "substitutePhone"> {
  if (state !== "substitute") return { substituteName: "", substitutePhone: "" };
  if (!substitute) {
    if (!before?.substituteName) throw invalid({ substitute: CHAPTER_MEETING_TEXT.needSubstitute });
    const { substituteName, substitutePhone } = before;
    return { substituteName, substitutePhone };
  }
  const phone = readPhone(substitute.phone);
  if (phone === undefined) throw invalid({ "substitute.phone": PEOPLE_TEXT.badPhone });
  return { substituteName: substitute.name, substitutePhone: phone };
}
