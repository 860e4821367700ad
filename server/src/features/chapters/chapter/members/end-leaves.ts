import { and, asc, eq, lt } from "drizzle-orm";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { dateInIndia } from "@cardplaza/contract/time";
import type { JobContext } from "../../../../context.ts";
import type { Job } from "../../../../platform/jobs.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { changed } from "../../../../registry/changed.ts";
import { notifyAll } from "../../../notifications/notify-all.ts";
import { chapterMembers, chapters } from "../chapters.table.ts";

const BATCH = 100;

/** Just after midnight in India: whose last day of leave has passed takes part again. */
export const endLeavesJob: Job<JobContext, object> = {
  name: "end-chapter-leaves",
  schedule: "5 0 * * *",
  async run(ctx, _data, signal) {
    while ((await endSome(ctx)) === BATCH) signal.throwIfAborted();
  },
};

function endSome(ctx: JobContext): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const over = and(
      eq(chapterMembers.status, "on_leave"),
      lt(chapterMembers.leaveUntil, dateInIndia(ctx.now)),
    );
    const due = await tx
      .select({ chapterId: chapters.id, name: chapters.name, memberId: chapterMembers.memberId })
      .from(chapterMembers)
      .innerJoin(chapters, eq(chapters.id, chapterMembers.chapterId))
      .where(over)
      .orderBy(asc(chapterMembers.chapterId), asc(chapterMembers.memberId))
      .limit(BATCH)
      .for("no key update", { of: chapterMembers, skipLocked: true });
    for (const { chapterId, memberId } of due)
      await tx
        .update(chapterMembers)
        .set({ status: "active", leaveUntil: null, reason: "", changedAt: ctx.now })
        .where(and(eq(chapterMembers.chapterId, chapterId), eq(chapterMembers.memberId, memberId), over));
    await notifyAll(
      ctx,
      tx,
      due.map(({ chapterId, name, memberId }) => ({
        to: memberId,
        news: "chapter.membership",
        with: { chapter: name, what: "restored" },
        targetUrl: chapterPath(chapterId),
        about: `chapter-returned:${chapterId}:${memberId}`,
      })),
    );
    await changed(ctx, tx, "chapter", [...new Set(due.map(({ chapterId }) => chapterId))]);
    return due.length;
  });
}
