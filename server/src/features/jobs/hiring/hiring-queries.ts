import { and, eq } from "drizzle-orm";
import { APPLICATION_TEXT } from "@cardplaza/contract/jobs/application-words";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { companies, type CompanyRow } from "../../companies/company/companies.table.ts";
import { isManagedBy, notDeleted as companyNotDeleted } from "../../companies/company-conditions.ts";
import { applications, type ApplicationRow } from "../applications/applications.table.ts";
import { notDeleted } from "../job-conditions.ts";
import { jobs, type JobRow } from "../posts/jobs.table.ts";
import { isOfStaying } from "./staying-applicants.ts";

/** An application with its job and company. */
export interface FoundApplication {
  application: ApplicationRow;
  job: JobRow;
  company: CompanyRow;
}

const selectManagedBy = (db: Db | Tx, member: Pick<Member, "id">, id: string) =>
  db
    .select({ application: applications, job: jobs, company: companies })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(and(eq(applications.id, id), isManagedBy(member.id), companyNotDeleted(), isOfStaying()));

/**
 * Not found for members who neither own nor manage the company, and while the applicant waits for deletion. A deleted
 * job's can still be answered.
 */
export async function findApplicationManagedBy(
  db: Db | Tx,
  member: Pick<Member, "id">,
  id: string,
): Promise<FoundApplication> {
  const [found] = await selectManagedBy(db, member, id);
  if (!found) throw notFound(APPLICATION_TEXT.notFound);
  return found;
}

/** Whether the member is of the company's team. */
export const isApplicationManagedBy = async (db: Db, member: Pick<Member, "id">, id: string) =>
  (await selectManagedBy(db, member, id)).length > 0;

/** The same application, locked until the transaction ends. */
export async function lockApplicationManagedBy(
  tx: Tx,
  member: Pick<Member, "id">,
  id: string,
): Promise<FoundApplication> {
  const [found] = await selectManagedBy(tx, member, id).for("no key update", { of: applications });
  if (!found) throw notFound(APPLICATION_TEXT.notFound);
  return found;
}

/** The job, which is not found for members who neither own nor manage its company. */
export async function findJobManagedBy(db: Db | Tx, member: Pick<Member, "id">, id: string): Promise<JobRow> {
  const [found] = await db
    .select({ job: jobs })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, id), notDeleted(), isManagedBy(member.id), companyNotDeleted()));
  if (!found) throw notFound(JOB_TEXT.notFound);
  return found.job;
}
