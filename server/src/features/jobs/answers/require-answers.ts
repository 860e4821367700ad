import { and, count, eq, type SQL } from "drizzle-orm";
import { ANSWER_RULES, JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import type { CompanyRow } from "../../companies/company/companies.table.ts";
import { applications } from "../applications/applications.table.ts";
import { notDeleted } from "../job-conditions.ts";
import { jobs, type JobRow } from "../posts/jobs.table.ts";
import { answersTooFew } from "./answers-too-few.ts";
import { employers } from "./employers.table.ts";
import { isOld, isWaiting } from "./waiting.ts";

const { blockAfterDays, pauseAfterDays } = ANSWER_RULES;

/** Refuses if the company must answer old applications before a new job opens. */
export async function requireAnswers(tx: Tx, company: Pick<CompanyRow, "id">, now: Date): Promise<void> {
  const waiting = await blockedBy(tx, company.id, now);
  if (waiting > 0) throw wrongState(`${JOB_TEXT.unansweredBlock} ${JOB_TEXT.waitingNow(waiting)}`);
}

/** How many applications keep the company from opening a new job; 0 if it answers enough. */
export async function blockedBy(db: Db | Tx, companyId: string, now: Date): Promise<number> {
  const [employer] = await db.select().from(employers).where(eq(employers.companyId, companyId));
  if (!employer || !answersTooFew(employer)) return 0;
  return countWaiting(db, and(eq(applications.companyId, companyId), isOld(now, blockAfterDays)));
}

/** Refuses to reopen a job that was paused for applications that still wait. */
export async function requireAnswersOf(
  tx: Tx,
  job: Pick<JobRow, "id" | "companyId" | "applyMode">,
  now: Date,
): Promise<void> {
  if (job.applyMode !== "internal") return;
  const waiting = await waitingTooLong(tx, job, now);
  if (waiting > 0) throw wrongState(JOB_TEXT.pausedFor(waiting));
}

/** The applications of a job for which it is paused. */
export const waitingTooLong = (tx: Tx, job: Pick<JobRow, "id" | "companyId">, now: Date): Promise<number> =>
  countWaiting(
    tx,
    and(
      eq(applications.companyId, job.companyId),
      eq(applications.jobId, job.id),
      isOld(now, pauseAfterDays),
    ),
  );

/** Those who applied for a deleted job were told of it and wait no more. */
async function countWaiting(db: Db | Tx, which: SQL | undefined): Promise<number> {
  const waiting = one(
    await db
      .select({ count: count() })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(which, isWaiting(), notDeleted())),
  );
  return waiting.count;
}
