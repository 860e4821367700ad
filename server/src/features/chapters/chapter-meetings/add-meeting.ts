import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { lockChapterManagedBy } from "../chapter/chapter-queries.ts";
import { requireAhead, requireFreeTimes } from "./check-times.ts";
import { chapterMeetings } from "./chapter-meetings.table.ts";
import { newMeeting } from "./new-meeting.ts";
import { notifyOfMeetings } from "./notices/notify-chapter.ts";
import { presentMeeting } from "./present-meeting.ts";

export interface AddedMeeting {
  startsAt: string;
  durationMin?: number;
  venue?: string;
  agenda?: string;
  speaker?: string;
}

/** An officer adds a meeting outside the rhythm. */
export function addMeeting(ctx: MemberContext, chapterId: string, { startsAt, ...fields }: AddedMeeting) {
  return inTransaction(ctx.db, async (tx) => {
    const { chapter } = await lockChapterManagedBy(tx, chapterId, ctx.member.id, ctx.now);
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const row = newMeeting(chapter, ctx.now, {
      startsAt: new Date(startsAt),
      touchedAt: ctx.now,
      ...given,
    });
    requireAhead(row.startsAt, ctx.now);
    await requireFreeTimes(tx, chapterId, [row], ctx.now);
    const meeting = one(await tx.insert(chapterMeetings).values(row).returning());
    await notifyOfMeetings(ctx, tx, chapter, [meeting], { what: "scheduled" });
    await changed(ctx, tx, "chapter", [chapterId]);
    return presentMeeting({ ...ctx, db: tx }, meeting, ctx.member.id);
  });
}
