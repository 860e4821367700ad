import { and, eq, or } from "drizzle-orm";
import { FREE_OPEN_JOBS, JOB_TEXT, PREMIUM_OPEN_JOBS } from "@cardplaza/contract/jobs/job-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { limitReached } from "../../../platform/refusals.ts";
import type { CompanyRow } from "../../companies/company/companies.table.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { isOpen, notDeleted } from "../job-conditions.ts";
import { jobs } from "./jobs.table.ts";

type Hiring = Pick<CompanyRow, "id" | "ownerId">;

/** How many jobs can be open. The plan is that of the company's owner. */
export const jobLimitOf = async (db: Db | Tx, { ownerId }: Hiring, now: Date): Promise<number> =>
  ownerId && (await isPremium(db, ownerId, now)) ? PREMIUM_OPEN_JOBS : FREE_OPEN_JOBS;

/** A job that waits for review has its place, so that it can open when it is approved. */
export const countOpen = (db: Db | Tx, companyId: string, now: Date) =>
  db.$count(
    jobs,
    and(eq(jobs.companyId, companyId), or(isOpen(now), and(eq(jobs.status, "pending"), notDeleted()))),
  );

/** The company is locked by the caller. What is open stays so after the plan. */
export async function requireRoomForJob(tx: Tx, company: Hiring, now: Date): Promise<void> {
  const limit = await jobLimitOf(tx, company, now);
  if ((await countOpen(tx, company.id, now)) < limit) return;
  throw limitReached(limit === FREE_OPEN_JOBS ? JOB_TEXT.limit : JOB_TEXT.limitPremium);
}
