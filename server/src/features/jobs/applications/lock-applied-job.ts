import { and, desc, eq } from "drizzle-orm";
import { dayInDigits, dayInWords } from "@cardplaza/contract/date-words";
import { REAPPLY_AFTER_DAYS } from "@cardplaza/contract/jobs/application-words";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { conflict, forbidden, wrongState } from "../../../platform/refusals.ts";
import type { FoundJob } from "../posts/found-jobs.ts";
import { jobs } from "../posts/jobs.table.ts";
import { statusAt } from "../posts/present-job.ts";
import { findJobSeenBy } from "../posts/show-job.ts";
import { applications } from "./applications.table.ts";

type Applying = Pick<MemberContext, "db" | "member" | "now">;

/** The job, if the member may apply for it now. */
export async function findAppliedJob(ctx: Applying, jobId: string): Promise<FoundJob> {
  const { role, ...found } = await findJobSeenBy(ctx, jobId);
  if (role) throw forbidden(JOB_TEXT.own);
  await requireFirst(ctx, jobId);
  if (found.job.applyMode !== "internal" || statusAt(found.job, ctx.now) !== "open")
    throw wrongState(JOB_TEXT.closed);
  return found;
}

/** The same, locked: until the transaction ends it does not close, and nobody else applies for it. */
export async function lockAppliedJob(ctx: Applying, tx: Tx, jobId: string): Promise<FoundJob> {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for("no key update");
  return findAppliedJob({ ...ctx, db: tx }, jobId);
}

/** One at a time, and after a withdrawal once more. */
async function requireFirst({ db, member, now }: Applying, jobId: string): Promise<void> {
  const [last, before] = await earlierOf(db, member.id, jobId);
  if (!last) return;
  if (!last.withdrawnAt) throw conflict(JOB_TEXT.applied(dayInDigits(last.appliedAt)));
  if (before) throw conflict(JOB_TEXT.reappliedOnce);
  const from = reapplyFrom(last.withdrawnAt);
  if (now < from) throw conflict(JOB_TEXT.reapply(dayInWords(from)));
}

/** Newest first. */
const earlierOf = (db: Db, memberId: string, jobId: string) =>
  db
    .select({ appliedAt: applications.appliedAt, withdrawnAt: applications.withdrawnAt })
    .from(applications)
    .where(and(eq(applications.memberId, memberId), eq(applications.jobId, jobId)))
    .orderBy(desc(applications.id));

export const reapplyFrom = (withdrawnAt: Date) =>
  new Date(withdrawnAt.getTime() + REAPPLY_AFTER_DAYS * DAY_MS);
