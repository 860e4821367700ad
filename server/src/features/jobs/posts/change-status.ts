import { eq } from "drizzle-orm";
import { JOB_TEXT, type JobAction, type JobStatus } from "@cardplaza/contract/jobs/job-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import type { CompanyRow } from "../../companies/company/companies.table.ts";
import { requireAnswers, requireAnswersOf } from "../answers/require-answers.ts";
import { requireRoomForJob } from "./job-limit.ts";
import { lockJobManagedBy } from "./job-queries.ts";
import { requireComplete } from "./job-values.ts";
import { jobs, type JobRow } from "./jobs.table.ts";
import { logEdit } from "./log-edit.ts";
import { openJob } from "./open-job.ts";
import { statusAt } from "./present-job.ts";
import { showJob } from "./show-job.ts";

interface Move {
  from: readonly JobStatus[];
  /** In these the move was made already, such as in another tab: nothing changes. */
  done: readonly JobStatus[];
}
const MOVES: Record<JobAction, Move> = {
  publish: { from: ["draft", "rejected"], done: ["open", "pending"] },
  pause: { from: ["open"], done: ["paused"] },
  close: { from: ["open", "paused", "expired"], done: ["closed"] },
  reopen: { from: ["paused", "closed", "expired"], done: ["open"] },
};

/** Publishes, pauses, closes or reopens a job. A new last day renews one that is open. */
export function changeStatus(
  ctx: MemberContext,
  id: string,
  { action, validThrough }: { action: JobAction; validThrough?: string },
) {
  return inTransaction(ctx.db, async (tx) => {
    const { job, company } = await lockJobManagedBy(tx, ctx.member, id);
    const status = statusAt(job, ctx.now);
    const { from, done } = MOVES[action];
    const renews = action === "reopen" && status === "open" && validThrough !== undefined;
    if (renews) await renew(ctx, tx, job, validThrough);
    else if (from.includes(status)) {
      if (action === "pause" || action === "close") await end(ctx, tx, job, action);
      else await open(ctx, tx, { job, company }, validThrough);
    } else if (!done.includes(status)) throw wrongState(JOB_TEXT.notNow[action]);
    return showJob({ ...ctx, db: tx }, id);
  });
}

async function end(ctx: MemberContext, tx: Tx, job: JobRow, action: "pause" | "close"): Promise<void> {
  await tx
    .update(jobs)
    .set({
      status: action === "pause" ? "paused" : "closed",
      pausedFor: "",
      ...nextVersion(job, ctx.now),
    })
    .where(eq(jobs.id, job.id));
  await changed(ctx, tx, "job", [job.id]);
}

async function open(
  ctx: MemberContext,
  tx: Tx,
  { job, company }: { job: JobRow; company: CompanyRow },
  validThrough = job.validThrough,
): Promise<void> {
  requireComplete(job, ctx.now, validThrough);
  await requireRoomForJob(tx, company, ctx.now);
  await requireAnswers(tx, company, ctx.now);
  await requireAnswersOf(tx, job, ctx.now);
  await openJob(ctx, tx, job, { validThrough });
}

/** Its last day moves, and nothing else: it is not new. */
async function renew(ctx: MemberContext, tx: Tx, job: JobRow, validThrough: string): Promise<void> {
  if (validThrough === job.validThrough) return;
  requireComplete(job, ctx.now, validThrough);
  await logEdit(tx, job.id, { validThrough }, ctx.now);
  await tx
    .update(jobs)
    .set({ validThrough, ...nextVersion(job, ctx.now) })
    .where(eq(jobs.id, job.id));
  await changed(ctx, tx, "job", [job.id]);
}
