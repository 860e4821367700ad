import { and, eq, inArray, type SQL } from "drizzle-orm";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { companies, type CompanyRow } from "../../companies/company/companies.table.ts";
import { isManagedBy, notDeleted as companyNotDeleted } from "../../companies/company-conditions.ts";
import { notDeleted } from "../job-conditions.ts";
import { jobs, type JobRow } from "./jobs.table.ts";

/**
 * Not found for members who neither own nor manage its company. Both rows are locked until the transaction ends:
 * the company's, so that two jobs at once do not both take the last place.
 */
export async function lockJobManagedBy(
  tx: Tx,
  member: Pick<Member, "id">,
  id: string,
  which: SQL | undefined = notDeleted(),
): Promise<{ job: JobRow; company: CompanyRow }> {
  const [found] = await tx
    .select({ job: jobs, company: companies })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, id), which, isManagedBy(member.id), companyNotDeleted()))
    .for("no key update", { of: [companies, jobs] });
  if (!found) throw notFound(JOB_TEXT.notFound);
  return found;
}

export async function companyIdsOf(tx: Tx, jobIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: jobs.companyId })
    .from(jobs)
    .where(inArray(jobs.id, [...jobIds]));
  return rows.map(({ id }) => id);
}

/** Whether one of these companies has an open job. */
export async function haveOpenJobs(db: Db | Tx, companyIds: readonly string[]): Promise<boolean> {
  const [found] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.companyId, [...companyIds]), eq(jobs.status, "open"), notDeleted()))
    .limit(1);
  return found !== undefined;
}
