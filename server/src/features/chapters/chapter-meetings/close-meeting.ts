import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { markHere } from "./be-here.ts";
import { endMeeting } from "./end-meeting.ts";
import { lockMeetingRunBy } from "./meeting-queries.ts";
import { presentMeeting } from "./present-meeting.ts";
import { arrivalAt } from "./record-attendance.ts";

/** An officer closes a meeting, and was at it. Members without a mark are absent. Closing it twice changes nothing. */
export function closeMeeting(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { meeting, chapter, membership } = await lockMeetingRunBy(tx, id, ctx.member.id, ctx.now);
    if (meeting.status === "cancelled") throw wrongState(CHAPTER_MEETING_TEXT.cancelled);
    if (ctx.now < meeting.startsAt) throw wrongState(CHAPTER_MEETING_TEXT.notBegun);
    if (meeting.status === "scheduled" && membership.status === "active")
      await markHere(ctx, tx, meeting, { ...arrivalAt(meeting, ctx.now), state: "present" });
    const closed =
      meeting.status === "closed" ? meeting : await endMeeting(ctx, tx, chapter, meeting, ctx.member.id);
    return presentMeeting({ ...ctx, db: tx }, closed, ctx.member.id);
  });
}
