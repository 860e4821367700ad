import { type SQL, and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { notFound } from "../../../platform/refusals.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { companyManagers } from "../team/team.table.ts";
import { companies, type CompanyRow } from "./companies.table.ts";
import { isManagedBy, isShown, notDeleted } from "../company-conditions.ts";

/** The company, which is not found for members who neither own nor manage it. */
export async function findCompanyManagedBy(
  db: Db | Tx,
  member: Pick<Member, "id">,
  id: string,
): Promise<CompanyRow> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isManagedBy(member.id), notDeleted()));
  if (!company) throw notFound(COMPANY_TEXT.notFound);
  return company;
}

/** The same company, locked until the transaction ends. */
export async function lockCompanyManagedBy(
  tx: Tx,
  member: Pick<Member, "id">,
  id: string,
): Promise<CompanyRow> {
  const [company] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isManagedBy(member.id), notDeleted()))
    .for("no key update");
  if (!company) throw notFound(COMPANY_TEXT.notFound);
  return company;
}

/** Only its owner finds it. Locked until the transaction ends. */
export async function lockCompanyOwnedBy(
  tx: Tx,
  member: Pick<Member, "id">,
  id: string,
): Promise<CompanyRow> {
  const company = await lockCompanyManagedBy(tx, member, id);
  if (company.ownerId !== member.id) throw notFound(COMPANY_TEXT.notFound);
  return company;
}

/** Any company, deleted or not, for a decision about it. */
export async function lockCompany(tx: Tx, id: string): Promise<CompanyRow | undefined> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, id)).for("no key update");
  return company;
}

/** Only one that everybody may see. */
export async function findShownCompany(db: Db | Tx, id: string): Promise<CompanyRow> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isShown()));
  if (!company) throw notFound(COMPANY_TEXT.notFound);
  return company;
}

/** The company that a member owns, completed or not. */
export async function companyOwnedBy(db: Db | Tx, memberId: string): Promise<CompanyRow | undefined> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.ownerId, memberId), notDeleted()));
  return company;
}

export interface OwnCompany {
  id: string;
  name: string;
  ownerId: string | null;
  role: CompanyRole;
  isCompleted: boolean;
}

/** The companies of a member: the owned one first, then the managed ones in the order they were joined. */
export const companiesOf = (db: Db | Tx, memberId: string) => listCompaniesOf(db, memberId, notDeleted());

/** The same with deleted ones, as long as they can be restored: what was written to them can still be read. */
export const companiesEverOf = (db: Db | Tx, memberId: string) =>
  listCompaniesOf(db, memberId, isNull(companies.erasedAt));

async function listCompaniesOf(db: Db | Tx, memberId: string, wanted: SQL): Promise<OwnCompany[]> {
  const isCompleted = sql<boolean>`${companies.completedAt} is not null`;
  const { id, name, ownerId } = companies;
  const columns = { id, name, ownerId, isCompleted };
  const owned = await selectPlanned(db, (planned) =>
    planned
      .select(columns)
      .from(companies)
      .where(and(eq(companies.ownerId, memberId), wanted))
      .orderBy(desc(companies.id)),
  );
  const managed = await selectPlanned(db, (planned) =>
    planned
      .select(columns)
      .from(companyManagers)
      .innerJoin(companies, eq(companies.id, companyManagers.companyId))
      .where(and(eq(companyManagers.memberId, memberId), wanted))
      .orderBy(asc(companyManagers.joinedAt)),
  );
  return [
    ...owned.map((company) => ({ ...company, role: "owner" as const })),
    ...managed.map((company) => ({ ...company, role: "manager" as const })),
  ];
}

/** The companies that these members own or manage. */
export async function idsOfCompaniesOf(tx: Tx, memberIds: readonly string[]): Promise<string[]> {
  const owned = await idsOfCompaniesOwnedBy(tx, memberIds);
  const managed = await tx
    .select({ id: companyManagers.companyId })
    .from(companyManagers)
    .where(inArray(companyManagers.memberId, [...memberIds]));
  return [...new Set([...owned, ...managed.map(({ id }) => id)])];
}

export async function idsOfCompaniesOwnedBy(tx: Tx, memberIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(inArray(companies.ownerId, [...memberIds]), notDeleted()));
  return rows.map(({ id }) => id);
}
