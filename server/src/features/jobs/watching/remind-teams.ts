import { and, eq, sql } from "drizzle-orm";
import { boardPath } from "@cardplaza/contract/jobs/application-words";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import type { JobContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notifyTeam } from "../../companies/team/notify-team.ts";
import { applications } from "../applications/applications.table.ts";
import { jobsWithWaiting, lockJob } from "./jobs-with-waiting.ts";
import { isOld, isWaiting } from "../answers/waiting.ts";

const [FIRST, SECOND] = ANSWER_RULES.remindAfterDays;

/** The reminders that an application should have had by now. */
const dueBy = (now: Date) => sql<number>`case when ${isOld(now, SECOND)} then 2 else 1 end`;
const isDue = (now: Date) => and(isOld(now, FIRST), sql`${applications.reminders} < ${dueBy(now)}`);

/** Reminds teams after 7 and 14 days: one notification a job, whatever number waits. */
export async function remindTeams(ctx: JobContext, signal: AbortSignal): Promise<void> {
  for await (const jobId of jobsWithWaiting(ctx, isDue(ctx.now))) {
    signal.throwIfAborted();
    await remindTeam(ctx, jobId);
  }
}

async function remindTeam(ctx: JobContext, jobId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const job = await lockJob(tx, jobId);
    if (!job) return;
    const ofJob = and(eq(applications.companyId, job.companyId), eq(applications.jobId, jobId), isWaiting());
    const reminded = await tx
      .update(applications)
      .set({ reminders: dueBy(ctx.now) })
      .where(and(ofJob, isDue(ctx.now)))
      .returning({ appliedAt: applications.appliedAt });
    if (reminded.length === 0) return;
    const waiting = await tx.$count(applications, and(ofJob, isOld(ctx.now, FIRST)));
    await notifyTeam(ctx, tx, job.companyId, {
      news: "application.waiting",
      with: { job: job.title, waiting },
      targetUrl: boardPath(jobId),
      about: `job:${jobId}:waiting`,
    });
  });
}
