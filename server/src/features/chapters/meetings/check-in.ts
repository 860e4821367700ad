import { closesAt, isLate, opensAt } from "@cardplaza/contract/chapters/meeting-rules";
import { CLOCK_TOLERANCE_SECONDS, MEETING_TEXT } from "@cardplaza/contract/chapters/meeting-words";
import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notifyOfficers } from "../chapter/members/notify-officers.ts";
import { isValidAbout, isValidAt, readCode, wasShownBetween } from "./meeting-codes.ts";
import { isOpen, lockMeetingOf, requireOpen, type MeetingOfMember } from "./meeting-queries.ts";
import type { MeetingRow } from "./meetings.table.ts";
import { presentMeeting } from "./present-meeting.ts";
import { publishMeeting } from "./publish-meeting.ts";
import { findAttendance, isAbsentByClosing, recordAttendance } from "./record-attendance.ts";

export interface CheckIn {
  code: string;
  /** The time of the phone, if it is sent later. */
  at?: string;
}

const TOLERANCE_MS = CLOCK_TOLERANCE_SECONDS * 1000;

/** A member checks in with the code on the screen. A second time changes nothing, and an officer's mark stays. */
export function checkIn(ctx: MemberContext, id: string, { code: typed, at }: CheckIn) {
  return inTransaction(ctx.db, async (tx) => {
    const found = await lockMeetingOf(tx, id, ctx.member.id);
    const own = await findAttendance(tx, id, ctx.member.id);
    const isMarked = own && own.state !== null && !isAbsentByClosing(own);
    if (!isMarked) {
      const code = readCode(typed);
      if (isOpen(found.meeting, ctx.now) && isValidAt(found.meeting, code, ctx.now))
        await markPresent(ctx, tx, found.meeting);
      else if (own?.pendingAt == null) {
        if (at === undefined) throw refusalOf(found.meeting, ctx.now);
        await waitForOfficer(ctx, tx, found, code, new Date(at));
      }
      await publishMeeting(ctx, tx, id);
    }
    const meeting = await presentMeeting({ ...ctx, db: tx }, found.meeting, ctx.member.id);
    return { meeting, pending: meeting.ownPending };
  });
}

function refusalOf(meeting: MeetingRow, now: Date) {
  requireOpen(meeting, now);
  return wrongState(MEETING_TEXT.badCode);
}

async function markPresent(ctx: MemberContext, tx: Tx, meeting: MeetingRow): Promise<void> {
  await recordAttendance(tx, meeting, ctx.member.id, {
    state: isLate(meeting.startsAt, ctx.now) ? "late" : "present",
    way: "code",
    markedBy: null,
    markedAt: ctx.now,
    pendingAt: null,
    pendingSentAt: null,
  });
}

/** The phone had no network. The code proves when it was read, an officer that it was read at the meeting. */
async function waitForOfficer(
  ctx: MemberContext,
  tx: Tx,
  { meeting, chapter }: MeetingOfMember,
  code: string,
  at: Date,
): Promise<void> {
  if (meeting.status === "cancelled") throw wrongState(MEETING_TEXT.cancelled);
  if (ctx.now < opensAt(meeting.startsAt)) throw wrongState(MEETING_TEXT.notOpen);
  if (ctx.now >= closesAt(meeting)) throw wrongState(MEETING_TEXT.closed);
  const [from, to] = [opensAt(meeting.startsAt), meeting.closedAt ?? ctx.now];
  const isDuring =
    at.getTime() >= from.getTime() - TOLERANCE_MS && at.getTime() <= to.getTime() + TOLERANCE_MS;
  if (!isDuring || !isValidAbout(meeting, code, at))
    throw wrongState(
      wasShownBetween(meeting, code, from, to) ? MEETING_TEXT.badDeviceTime : MEETING_TEXT.badCode,
    );
  await recordAttendance(tx, meeting, ctx.member.id, { pendingAt: at, pendingSentAt: ctx.now });
  await notifyOfficers(ctx, tx, chapter.id, {
    type: "request_sent",
    message: MEETING_TEXT.pendingOf(ctx.member.name, chapter.name),
    targetUrl: meetingPath(chapter.id, meeting.id),
    about: `chapter-check-in:${meeting.id}:${ctx.member.id}`,
  });
}
