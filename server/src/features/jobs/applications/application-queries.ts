import { and, desc, eq, lt, or } from "drizzle-orm";
import { APPLICATION_TEXT } from "@cardplaza/contract/jobs/application-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { companies, type CompanyRow } from "../../companies/company/companies.table.ts";
import { isManagedBy } from "../../companies/company-conditions.ts";
import { jobs, type JobRow } from "../posts/jobs.table.ts";
import { applications, interviews, type ApplicationRow } from "./applications.table.ts";

export const APPLICATIONS_PER_PAGE = 20;

export interface FoundApplication {
  application: ApplicationRow;
  job: JobRow;
  company: CompanyRow;
}

/** Newest first, one more than a page. */
export const listApplicationsOf = (
  db: Db,
  member: Pick<Member, "id">,
  cursor?: string,
): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(and(eq(applications.memberId, member.id), cursor ? lt(applications.id, cursor) : undefined))
    .orderBy(desc(applications.id))
    .limit(APPLICATIONS_PER_PAGE + 1);

export async function findLastApplicationOf(
  db: Db,
  member: Pick<Member, "id">,
): Promise<ApplicationRow | undefined> {
  return (await listApplicationsOf(db, member))[0];
}

const select = (db: Db | Tx) =>
  db
    .select({ application: applications, job: jobs, company: companies })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId));

/** Only the applicant finds it. Locked until the transaction ends. */
export async function lockApplicationOf(
  tx: Tx,
  member: Pick<Member, "id">,
  id: string,
): Promise<FoundApplication> {
  const [found] = await select(tx)
    .where(and(eq(applications.id, id), eq(applications.memberId, member.id)))
    .for("no key update", { of: applications });
  if (!found) throw notFound(APPLICATION_TEXT.notFound);
  return found;
}

type OfSide = FoundApplication & { side: "applicant" | "company" };

const selectOfSide = (db: Db | Tx, memberId: string, id: string) =>
  select(db).where(
    and(eq(applications.id, id), or(eq(applications.memberId, memberId), isManagedBy(memberId))),
  );

const withSide = (found: FoundApplication | undefined, memberId: string): OfSide => {
  if (!found) throw notFound(APPLICATION_TEXT.notFound);
  return { ...found, side: found.application.memberId === memberId ? "applicant" : "company" };
};

/** Only the applicant and the company's team, as it is now, find it. */
export async function findApplicationOfSide(db: Db, { id: memberId }: Pick<Member, "id">, id: string) {
  const [found] = await selectOfSide(db, memberId, id);
  return withSide(found, memberId);
}

/** The same, locked until the transaction ends. */
export async function lockApplicationOfSide(tx: Tx, { id: memberId }: Pick<Member, "id">, id: string) {
  const [found] = await selectOfSide(tx, memberId, id).for("no key update", { of: applications });
  return withSide(found, memberId);
}

/** The application is locked too, before the interview, as everywhere. */
export async function lockInterviewOf(tx: Tx, member: Pick<Member, "id">, id: string) {
  const [of] = await tx
    .select({ applicationId: interviews.applicationId })
    .from(interviews)
    .where(eq(interviews.id, id));
  if (!of) throw notFound(APPLICATION_TEXT.notFound);
  const found = await lockApplicationOf(tx, member, of.applicationId);
  const [interview] = await tx.select().from(interviews).where(eq(interviews.id, id)).for("no key update");
  if (!interview) throw notFound(APPLICATION_TEXT.notFound);
  return { ...found, interview };
}
