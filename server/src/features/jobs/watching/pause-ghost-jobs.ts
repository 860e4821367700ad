import { and, eq } from "drizzle-orm";
import { boardPath } from "@cardplaza/contract/jobs/application-words";
import { ANSWER_RULES, JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import type { JobContext } from "../../../context.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { notifyTeam } from "../../companies/team/notify-team.ts";
import { jobs } from "../posts/jobs.table.ts";
import { jobsWithWaiting, lockJob } from "./jobs-with-waiting.ts";
import { waitingTooLong } from "../answers/require-answers.ts";
import { isOld } from "../answers/waiting.ts";

/** Pauses open jobs with an application that has waited for 30 days. Only jobs that take applications here have any. */
export async function pauseGhostJobs(ctx: JobContext, signal: AbortSignal): Promise<void> {
  const mayBePaused = and(eq(jobs.status, "open"), eq(jobs.applyMode, "internal"));
  const which = and(isOld(ctx.now, ANSWER_RULES.pauseAfterDays), mayBePaused);
  for await (const jobId of jobsWithWaiting(ctx, which)) {
    signal.throwIfAborted();
    await pauseGhostJob(ctx, jobId);
  }
}

async function pauseGhostJob(ctx: JobContext, jobId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job?.status !== "open" || job.applyMode !== "internal") return;
    const waiting = await waitingTooLong(tx, job, ctx.now);
    if (waiting === 0) return;
    await tx
      .update(jobs)
      .set({ status: "paused", pausedFor: JOB_TEXT.pausedFor(waiting), ...nextVersion(job, ctx.now) })
      .where(eq(jobs.id, jobId));
    await changed(ctx, tx, "job", [jobId]);
    await notifyTeam(ctx, tx, job.companyId, {
      news: "job.paused",
      with: { job: job.title, waiting },
      targetUrl: boardPath(jobId),
      about: `job:${jobId}:paused`,
    });
  });
}
