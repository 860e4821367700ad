import { MEETING_TEXT } from "@cardplaza/contract/chapters/meeting-words";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { endMeeting } from "./end-meeting.ts";
import { lockMeetingRunBy } from "./meeting-queries.ts";
import { presentMeeting } from "./present-meeting.ts";

/** An officer closes a meeting. Members without a mark are absent. Closing it twice changes nothing. */
export function closeMeeting(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { meeting, chapter } = await lockMeetingRunBy(tx, id, ctx.member.id, ctx.now);
    if (meeting.status === "cancelled") throw wrongState(MEETING_TEXT.cancelled);
    if (ctx.now < meeting.startsAt) throw wrongState(MEETING_TEXT.notBegun);
    const closed =
      meeting.status === "closed" ? meeting : await endMeeting(ctx, tx, chapter, meeting, ctx.member.id);
    return presentMeeting({ ...ctx, db: tx }, closed, ctx.member.id);
  });
}
