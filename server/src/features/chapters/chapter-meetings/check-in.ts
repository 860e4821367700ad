import { closesAt, opensAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import {
  CLOCK_TOLERANCE_SECONDS,
  CHAPTER_MEETING_TEXT,
  WRONG_DIGITS,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { DAY_SECONDS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { Refusal, tooMany, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notifyOfficers } from "../chapter/members/notify-officers.ts";
import { isTyped, isValidAbout, isValidAt, readCode, wasShownBetween } from "./meeting-codes.ts";
import { isOpen, lockMeetingOf, requireOpen, type MeetingOfMember } from "./meeting-queries.ts";
import type { AttendanceRow, MeetingRow } from "./chapter-meetings.table.ts";
import { presentMeeting } from "./present-meeting.ts";
import { publishMeeting } from "./publish-meeting.ts";
import { arrivalAt, findAttendance, isAbsentByClosing, recordAttendance } from "./record-attendance.ts";

export interface CheckIn {
  code: string;
  /** The time of the phone, if it is sent later. */
  at?: string;
}

const TOLERANCE_MS = CLOCK_TOLERANCE_SECONDS * 1000;

/** A member checks in with the code on the screen. A second time changes nothing, and an officer's mark stays. */
export function checkIn(ctx: MemberContext, id: string, { code: typed, at }: CheckIn) {
  const code = readCode(typed);
  return countingDigits(ctx, id, code, () =>
    inTransaction(ctx.db, async (tx) => {
      const found = await lockMeetingOf(tx, id, ctx.member.id);
      const own = await findAttendance(tx, id, ctx.member.id);
      const isRight = isOpen(found.meeting, ctx.now) && isValidAt(found.meeting, code, ctx.now);
      if (isRight) {
        // A member who was marked absent too early is here after all.
        if (!own || own.state === null || own.state === "absent") await markPresent(ctx, tx, found.meeting);
      } else if (isSettled(own)) requireShown(found.meeting, code, ctx.now);
      else {
        if (at === undefined) throw refusalOf(found.meeting, ctx.now);
        await waitForOfficer(ctx, tx, found, code, new Date(at));
      }
      await publishMeeting(ctx, tx, id);
      const meeting = await presentMeeting({ ...ctx, db: tx }, found.meeting, ctx.member.id);
      return { meeting, pending: meeting.ownPending };
    }),
  );
}

/** Marked, or waiting for an officer. */
const isSettled = (own: AttendanceRow | undefined) =>
  own !== undefined && ((own.state !== null && !isAbsentByClosing(own)) || own.pendingAt !== null);

/** Sent again after a lost answer, the code may be old. One that was never shown is wrong for everybody. */
function requireShown(meeting: MeetingRow, code: string, now: Date): void {
  const until = meeting.closedAt ?? now;
  if (!wasShownBetween(meeting, code, opensAt(meeting.startsAt), until)) throw refusalOf(meeting, now);
}

const DIGIT_TRIES: CallLimit = { points: WRONG_DIGITS, seconds: 2 * DAY_SECONDS, by: "account" };

/** Each try counts before it is checked, so that many at once count too; a right one is given back. */
async function countingDigits<T>(
  { limits, member }: MemberContext,
  meetingId: string,
  code: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!isTyped(code)) return work();
  const key = `${meetingId}:${member.id}`;
  await limits.take("check-in-digits", DIGIT_TRIES, key).catch((error: unknown) => {
    throw error instanceof Refusal
      ? tooMany(error.details.retryAfter ?? 1, CHAPTER_MEETING_TEXT.tooManyDigits)
      : error;
  });
  const done = await work();
  await limits.giveBack("check-in-digits", DIGIT_TRIES, key);
  return done;
}

function refusalOf(meeting: MeetingRow, now: Date) {
  requireOpen(meeting, now);
  return wrongState(CHAPTER_MEETING_TEXT.badCode);
}

async function markPresent(ctx: MemberContext, tx: Tx, meeting: MeetingRow): Promise<void> {
  await recordAttendance(tx, meeting, ctx.member.id, arrivalAt(meeting, ctx.now));
}

/** The phone had no network. The code proves when it was read, an officer that it was read at the meeting. */
async function waitForOfficer(
  ctx: MemberContext,
  tx: Tx,
  { meeting, chapter }: MeetingOfMember,
  code: string,
  at: Date,
): Promise<void> {
  if (meeting.status === "cancelled") throw wrongState(CHAPTER_MEETING_TEXT.cancelled);
  if (ctx.now < opensAt(meeting.startsAt)) throw wrongState(CHAPTER_MEETING_TEXT.notOpen);
  if (ctx.now >= closesAt(meeting)) throw wrongState(CHAPTER_MEETING_TEXT.closed);
  const [from, to] = [opensAt(meeting.startsAt), meeting.closedAt ?? ctx.now];
  const isDuring =
    at.getTime() >= from.getTime() - TOLERANCE_MS && at.getTime() <= to.getTime() + TOLERANCE_MS;
  if (!isDuring || !isValidAbout(meeting, code, at))
    throw wrongState(
      wasShownBetween(meeting, code, from, to)
        ? CHAPTER_MEETING_TEXT.badDeviceTime
        : CHAPTER_MEETING_TEXT.badCode,
    );
  await recordAttendance(tx, meeting, ctx.member.id, { pendingAt: at, pendingSentAt: ctx.now });
  await notifyOfficers(ctx, tx, chapter.id, {
    news: "chapter-meeting.check-in",
    with: { name: ctx.member.name, chapter: chapter.name, startsAt: meeting.startsAt.toISOString() },
    targetUrl: meetingPath(chapter.id, meeting.id),
    about: `chapter-check-in:${meeting.id}:${ctx.member.id}`,
  });
}
