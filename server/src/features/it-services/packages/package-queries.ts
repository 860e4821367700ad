import { and, asc, eq, inArray } from "drizzle-orm";
import { IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { isManagedBy, notDeleted as companyNotDeleted } from "../../companies/company-conditions.ts";
import { badgesOfCompany, type FoundProvider } from "../providers/found-provider.ts";
import { itProviders } from "../providers/providers.table.ts";
import { isLive, notDeleted } from "./package-conditions.ts";
import { itPackages, type ItPackageRow } from "./packages.table.ts";

/** A package with its provider. */
export interface FoundPackage extends FoundProvider {
  row: ItPackageRow;
}

export const selectPackages = (db: Db | Tx, now: Date) =>
  db
    .select({ row: itPackages, provider: itProviders, company: companies, badges: badgesOfCompany(now) })
    .from(itPackages)
    .innerJoin(itProviders, eq(itProviders.companyId, itPackages.companyId))
    .innerJoin(companies, eq(companies.id, itPackages.companyId));

/** Not found for members who are not of its team. Locked until the transaction ends. */
export async function lockPackageManagedBy(
  tx: Tx,
  member: Pick<Member, "id">,
  id: string,
): Promise<ItPackageRow> {
  const [found] = await tx
    .select({ row: itPackages })
    .from(itPackages)
    .innerJoin(companies, eq(companies.id, itPackages.companyId))
    .where(and(eq(itPackages.id, id), notDeleted(), isManagedBy(member.id), companyNotDeleted()))
    .for("no key update", { of: itPackages });
  if (!found) throw notFound(IT_TEXT.packageNotFound);
  return found.row;
}

/** The live packages of these companies, whether the companies are shown or not. */
export const livePackagesOf = (db: Db | Tx, companyIds: string[]): Promise<ItPackageRow[]> =>
  db
    .select()
    .from(itPackages)
    .where(and(inArray(itPackages.companyId, companyIds), isLive()))
    .orderBy(asc(itPackages.id));

/** The companies of these packages. */
export async function companiesOfPackages(db: Db | Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ companyId: itPackages.companyId })
    .from(itPackages)
    .where(inArray(itPackages.id, [...ids]));
  return rows.map(({ companyId }) => companyId);
}
