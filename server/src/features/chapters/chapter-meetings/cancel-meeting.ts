import { inArray, sql } from "drizzle-orm";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { MemberContext } from "../../../context.ts";
import { invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import type { MeetingChange } from "./change-meeting.ts";
import { lockChangeable } from "./changeable-meetings.ts";
import { findMeeting } from "./meeting-queries.ts";
import { chapterMeetings } from "./chapter-meetings.table.ts";
import { notifyOfMeetings } from "./notices/notify-chapter.ts";
import { presentMeeting } from "./present-meeting.ts";
import { publishMeeting } from "./publish-meeting.ts";
import { mailVisitorsOf } from "./visitors/mail-visitors.ts";

/** For good: the rhythm does not make another one for the same day. */
export function cancelMeeting(
  ctx: MemberContext,
  id: string,
  { following, reason }: Omit<MeetingChange, "action">,
) {
  if (!reason) throw invalid({ reason: CHAPTER_MEETING_TEXT.needCancelReason });
  return inTransaction(ctx.db, async (tx) => {
    const { chapter, meetings } = await lockChangeable(ctx, tx, id, following);
    const ids = meetings.map((each) => each.id);
    const cancelled = await tx
      .update(chapterMeetings)
      .set({
        status: "cancelled",
        reason,
        sequence: sql`${chapterMeetings.sequence} + 1`,
        touchedAt: ctx.now,
      })
      .where(inArray(chapterMeetings.id, ids))
      .returning();
    await notifyOfMeetings(ctx, tx, chapter, meetings, { what: "cancelled", reason });
    await mailVisitorsOf(ctx, tx, chapter, cancelled, "cancelled");
    await changed(ctx, tx, "chapter", [chapter.id]);
    await publishMeeting(ctx, tx, id);
    return presentMeeting({ ...ctx, db: tx }, await findMeeting(tx, id), ctx.member.id);
  });
}
