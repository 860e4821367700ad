import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { ENDED_STAGES } from "@cardplaza/contract/jobs/application-words";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { measureAnswers } from "../answers/measure-answers.ts";
import { tellRejectedJob } from "./tell-rejected.ts";
import { applications } from "../applications/applications.table.ts";
import { said } from "../applications/history-text.ts";
import { recordEvent } from "../applications/record-event.ts";
import { withdrawProposals } from "../applications/withdraw-proposals.ts";

const BATCH = 200;

interface Deleted {
  jobId: string;
  /** The member who deleted the job. */
  memberId: string;
}

/** Ends the applications for a deleted job, so that everybody who applied has an answer. */
export const endApplicationsJob: Job<JobContext, Deleted> = {
  name: "end-applications-of-job",
  async run(ctx, deleted, signal) {
    while ((await endSome(ctx, deleted)) === BATCH) signal.throwIfAborted();
  },
};

function endSome(ctx: JobContext, { jobId, memberId }: Deleted): Promise<number> {
  const { now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const live = await tx
      .select({ id: applications.id, companyId: applications.companyId })
      .from(applications)
      .where(and(eq(applications.jobId, jobId), notInArray(applications.stage, [...ENDED_STAGES])))
      .orderBy(asc(applications.id))
      .limit(BATCH)
      .for("no key update");
    const [first] = live;
    if (!first) return 0;
    const ids = live.map(({ id }) => id);
    await tx
      .update(applications)
      .set({
        stage: "rejected",
        answeredAt: sql`coalesce(${applications.answeredAt}, ${now.toISOString()}::timestamptz)`,
        decidedAt: now,
        version: sql`${applications.version} + 1`,
      })
      .where(inArray(applications.id, ids));
    await withdrawProposals(tx, ids);
    for (const applicationId of ids)
      await recordEvent(tx, {
        applicationId,
        kind: "stage",
        side: "company",
        authorId: memberId,
        stage: "rejected",
        ...said("reason", { reason: "cancelled" }),
        at: now,
      });
    await ctx.jobs.enqueue(tx, tellRejectedJob, { ids });
    await measureAnswers(ctx, tx, first.companyId);
    return ids.length;
  });
}
