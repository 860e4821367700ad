import type { MemberContext } from "../../../context.ts";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockMeetingOf } from "./meeting-queries.ts";
import { chapterAttendance } from "./chapter-meetings.table.ts";
import { presentMeeting } from "./present-meeting.ts";
import { publishMeeting } from "./publish-meeting.ts";

/** A member says whether they come. */
export function answerMeeting(ctx: MemberContext, id: string, going: boolean) {
  return inTransaction(ctx.db, async (tx) => {
    const { meeting } = await lockMeetingOf(tx, id, ctx.member.id);
    if (meeting.status === "cancelled") throw wrongState(CHAPTER_MEETING_TEXT.cancelled);
    if (meeting.status === "closed") throw wrongState(CHAPTER_MEETING_TEXT.closed);
    await tx
      .insert(chapterAttendance)
      .values({ meetingId: id, memberId: ctx.member.id, going })
      .onConflictDoUpdate({
        target: [chapterAttendance.meetingId, chapterAttendance.memberId],
        set: { going },
      });
    await publishMeeting(ctx, tx, id);
    return presentMeeting({ ...ctx, db: tx }, meeting, ctx.member.id);
  });
}
