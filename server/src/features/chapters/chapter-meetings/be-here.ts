import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockMeeting } from "./meeting-queries.ts";
import type { MeetingRow } from "./chapter-meetings.table.ts";
import { publishMeeting } from "./publish-meeting.ts";
import { findAttendance, recordAttendance, type Mark } from "./record-attendance.ts";

/** An officer who runs the meeting is at it. The screen asks every few seconds: only the first time writes. */
export async function beHere(ctx: MemberContext, meeting: MeetingRow, mark: Mark): Promise<void> {
  if (!isMissing(await findAttendance(ctx.db, meeting.id, ctx.member.id))) return;
  await inTransaction(ctx.db, async (tx) => {
    await lockMeeting(tx, meeting.id);
    await markHere(ctx, tx, meeting, mark);
    await publishMeeting(ctx, tx, meeting.id);
  });
}

/** Leave, a substitute and other marks stay. The meeting is locked. */
export async function markHere(ctx: MemberContext, tx: Tx, meeting: MeetingRow, mark: Mark): Promise<void> {
  if (isMissing(await findAttendance(tx, meeting.id, ctx.member.id)))
    await recordAttendance(tx, meeting, ctx.member.id, mark);
}

const isMissing = (own: { state: string | null } | undefined) =>
  !own || own.state === null || own.state === "absent";
