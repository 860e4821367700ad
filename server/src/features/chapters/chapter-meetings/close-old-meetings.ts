import { and, asc, eq, lte, sql } from "drizzle-orm";
import { CLOSES_AFTER_HOURS } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockChapter } from "../chapter/chapter-queries.ts";
import { endMeeting } from "./end-meeting.ts";
import { endOf } from "./list-meetings.ts";
import { lockMeeting } from "./meeting-queries.ts";
import { chapterMeetings } from "./chapter-meetings.table.ts";

/** A day after its end, a meeting that no officer has closed is closed by the clock. */
export const closeOldMeetingsJob: Job<JobContext, object> = {
  name: "close-old-chapter-meetings",
  schedule: "*/5 * * * *",
  async run(ctx, _data, signal) {
    for (const { id, chapterId } of await findOld(ctx)) {
      signal.throwIfAborted();
      await closeOne(ctx, id, chapterId);
    }
  },
};

function findOld({ db, now }: JobContext) {
  const endedBefore = new Date(now.getTime() - CLOSES_AFTER_HOURS * HOUR_MS);
  return db
    .select({ id: chapterMeetings.id, chapterId: chapterMeetings.chapterId })
    .from(chapterMeetings)
    .where(
      and(
        eq(chapterMeetings.status, "scheduled"),
        // The index is by the beginning, and no meeting begins after its end.
        lte(chapterMeetings.startsAt, endedBefore),
        sql`${endOf()} <= ${endedBefore.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(chapterMeetings.startsAt));
}

function closeOne(ctx: JobContext, id: string, chapterId: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const chapter = await lockChapter(tx, chapterId);
    const meeting = await lockMeeting(tx, id);
    if (meeting.status === "scheduled") await endMeeting(ctx, tx, chapter, meeting, null);
  });
}
