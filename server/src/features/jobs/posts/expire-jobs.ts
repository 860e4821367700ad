import { and, asc, inArray, lt } from "drizzle-orm";
import { dateInIndia } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { nextVersions } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { notifyTeams } from "../../companies/team/notify-team.ts";
import { notDeleted } from "../job-conditions.ts";
import { jobs } from "./jobs.table.ts";

const BATCH = 100;

/** Just after midnight in India: jobs whose last day has passed end, and their teams are notified. */
export const expireJobsJob: Job<JobContext, object> = {
  name: "expire-jobs",
  schedule: "2 0 * * *",
  async run(ctx, _data, signal) {
    while ((await expireSome(ctx)) === BATCH) signal.throwIfAborted();
  },
};

function expireSome(ctx: JobContext): Promise<number> {
  const today = dateInIndia(ctx.now);
  return inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select({ id: jobs.id, title: jobs.title, companyId: jobs.companyId })
      .from(jobs)
      .where(and(inArray(jobs.status, ["open", "paused"]), lt(jobs.validThrough, today), notDeleted()))
      .orderBy(asc(jobs.validThrough), asc(jobs.companyId))
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await tx
      .update(jobs)
      .set({ status: "expired", pausedFor: "", ...nextVersions(jobs, ctx.now) })
      .where(inArray(jobs.id, ids));
    await changed(ctx, tx, "job", ids);
    // A company with many jobs gets one notification.
    const ended = [...Map.groupBy(due, (job) => job.companyId)];
    await notifyTeams(
      ctx,
      tx,
      ended.map(([companyId, ofCompany]) => ({
        companyId,
        news: "job.expired",
        with: { jobs: ofCompany.map(({ title }) => title) },
        targetUrl: "/my-jobs?status=expired",
        about: `job:${ofCompany[0]?.id}:expired:${today}`,
      })),
    );
    return due.length;
  });
}
