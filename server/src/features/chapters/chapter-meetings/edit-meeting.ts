import { eq } from "drizzle-orm";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import type { MeetingChange } from "./change-meeting.ts";
import { lockMeetingRunBy } from "./meeting-queries.ts";
import { chapterMeetings } from "./chapter-meetings.table.ts";
import { presentMeeting } from "./present-meeting.ts";
import { publishMeeting } from "./publish-meeting.ts";

/** Agenda, speaker and place, also while the meeting goes on. */
export function editMeeting(
  ctx: MemberContext,
  id: string,
  { agenda, speaker, venue }: Omit<MeetingChange, "action">,
) {
  return inTransaction(ctx.db, async (tx) => {
    const { meeting } = await lockMeetingRunBy(tx, id, ctx.member.id, ctx.now);
    if (meeting.status === "cancelled") throw wrongState(CHAPTER_MEETING_TEXT.cancelled);
    if (meeting.status === "closed") throw wrongState(CHAPTER_MEETING_TEXT.closed);
    const edited = one(
      await tx
        .update(chapterMeetings)
        .set({ agenda, speaker, venue, sequence: meeting.sequence + 1, touchedAt: ctx.now })
        .where(eq(chapterMeetings.id, id))
        .returning(),
    );
    await changed(ctx, tx, "chapter", [meeting.chapterId]);
    await publishMeeting(ctx, tx, id);
    return presentMeeting({ ...ctx, db: tx }, edited, ctx.member.id);
  });
}
