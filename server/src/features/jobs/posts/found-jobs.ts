import { and, eq, getTableColumns, inArray, isNotNull, ne, or } from "drizzle-orm";
import type { Badge } from "@cardplaza/contract/names";
import type { Db, Tx } from "../../../platform/database.ts";
import { badgesWhen, businessVerifiedAt } from "../../cards/verified-at.ts";
import { companies, type CompanyRow } from "../../companies/company/companies.table.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { employers, type EmployerRow } from "../answers/employers.table.ts";
import { applications } from "../applications/applications.table.ts";
import { jobMarks, jobs, type JobRow } from "./jobs.table.ts";

/** A job with what is needed to show it. */
export interface FoundJob {
  job: JobRow;
  company: CompanyRow;
  badges: Badge[];
  /** The company's reply figures; null until somebody waited for an answer. */
  employer: EmployerRow | null;
}

/** The columns of a `FoundJob`, for queries over `jobs` that join as `joined` does. */
const foundColumns = (now: Date) => ({
  job: getTableColumns(jobs),
  company: getTableColumns(companies),
  badges: badgesWhen({
    premium: premiumAt(companies.ownerId, now),
    verified: businessVerifiedAt(companies, now),
  }),
  employer: getTableColumns(employers),
});

/** Jobs with their companies, to which the caller adds its condition. */
export const selectJobs = (db: Db | Tx, now: Date) =>
  db
    .select(foundColumns(now))
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(employers, eq(employers.companyId, jobs.companyId));

/** What a member did with a job. */
export interface OwnMarks {
  saved: boolean;
  hidden: boolean;
  appliedAt: Date | null;
}
export const NO_MARKS: OwnMarks = { saved: false, hidden: false, appliedAt: null };

/** By the id of the job, only of those that the member saved, hid or applied for. */
export async function marksOf(
  db: Db | Tx,
  memberId: string | undefined,
  jobIds: string[],
): Promise<Map<string, OwnMarks>> {
  const marks = new Map<string, OwnMarks>();
  if (!memberId || jobIds.length === 0) return marks;
  const marked = await db
    .select()
    .from(jobMarks)
    .where(
      and(
        eq(jobMarks.memberId, memberId),
        inArray(jobMarks.jobId, jobIds),
        or(isNotNull(jobMarks.savedAt), isNotNull(jobMarks.hiddenAt)),
      ),
    );
  for (const { jobId, savedAt, hiddenAt } of marked)
    marks.set(jobId, { ...NO_MARKS, saved: savedAt !== null, hidden: hiddenAt !== null });
  const applied = await db
    .select({ jobId: applications.jobId, appliedAt: applications.appliedAt })
    .from(applications)
    .where(
      and(
        eq(applications.memberId, memberId),
        inArray(applications.jobId, jobIds),
        ne(applications.stage, "withdrawn"),
      ),
    );
  for (const { jobId, appliedAt } of applied)
    marks.set(jobId, { ...NO_MARKS, ...marks.get(jobId), appliedAt });
  return marks;
}
