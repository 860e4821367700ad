import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { nextVersion } from "../../platform/stale-edits.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { changed } from "../../registry/changed.ts";
import { endApplicationsJob } from "./watching/end-applications.ts";
import { lockJobManagedBy } from "./posts/job-queries.ts";
import { jobs } from "./posts/jobs.table.ts";

/** Its page then says that it is no longer there, and those who wait for an answer get one. */
export async function deleteJob(ctx: MemberContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { job } = await lockJobManagedBy(tx, ctx.member, id);
    await tx
      .update(jobs)
      .set({ deletedAt: ctx.now, ...nextVersion(job, ctx.now) })
      .where(eq(jobs.id, id));
    await changed(ctx, tx, "job", [id]);
    if (job.applicants > 0)
      await ctx.jobs.enqueue(tx, endApplicationsJob, { jobId: id, memberId: ctx.member.id });
  });
}
