import { and, eq, isNull, sql } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { jobMarks } from "../posts/jobs.table.ts";
import { findJobSeenBy } from "../posts/show-job.ts";

type Mark = "savedAt" | "hiddenAt";

const OTHER = { savedAt: jobMarks.hiddenAt, hiddenAt: jobMarks.savedAt } as const;

/** Saves or hides a job for the member. The first time counts. */
export async function markJob(ctx: MemberContext, id: string, mark: Mark): Promise<void> {
  await findJobSeenBy(ctx, id);
  const { db, member, now } = ctx;
  await db
    .insert(jobMarks)
    .values({ memberId: member.id, jobId: id, [mark]: now })
    .onConflictDoUpdate({
      target: [jobMarks.memberId, jobMarks.jobId],
      set: { [mark]: sql`coalesce(${jobMarks[mark]}, ${now.toISOString()}::timestamptz)` },
    });
}

/** Works also for a job that is not there any more. */
export async function unmarkJob({ db, member }: MemberContext, id: string, mark: Mark): Promise<void> {
  const own = and(eq(jobMarks.memberId, member.id), eq(jobMarks.jobId, id));
  await inTransaction(db, async (tx) => {
    await tx
      .update(jobMarks)
      .set({ [mark]: null })
      .where(own);
    await tx.delete(jobMarks).where(and(own, isNull(jobMarks[mark]), isNull(OTHER[mark])));
  });
}
