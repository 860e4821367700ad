import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { chapterPath, DORMANT_AFTER_DAYS } from "@cardplaza/contract/chapters/chapter-words";
import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { chapters } from "./chapters.table.ts";
import { notifyOfficersOf } from "./members/notify-officers.ts";

const BATCH = 100;

/** Every night: chapters that have not met for sixty days are shown as resting, until they meet again. */
export const restChaptersJob: Job<JobContext, object> = {
  name: "rest-chapters",
  schedule: "8 0 * * *",
  async run(ctx, _data, signal) {
    while ((await restSome(ctx)) === BATCH) signal.throwIfAborted();
  },
};

function restSome(ctx: JobContext): Promise<number> {
  const idleSince = new Date(ctx.now.getTime() - DORMANT_AFTER_DAYS * DAY_MS);
  return inTransaction(ctx.db, async (tx) => {
    const idle = await tx
      .select({ id: chapters.id, name: chapters.name })
      .from(chapters)
      .where(and(eq(chapters.status, "active"), lte(chapters.lastMetAt, idleSince)))
      .orderBy(asc(chapters.id))
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    const ids = idle.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.update(chapters).set({ status: "dormant" }).where(inArray(chapters.id, ids));
    await changed(ctx, tx, "chapter", ids);
    await notifyOfficersOf(
      ctx,
      tx,
      idle.map(({ id, name }) => ({
        chapterId: id,
        notice: {
          news: "chapter.resting",
          with: { chapter: name },
          targetUrl: chapterPath(id, "manage"),
          about: `chapter-dormant:${id}:${dateInIndia(ctx.now)}`,
        },
      })),
    );
    return ids.length;
  });
}
