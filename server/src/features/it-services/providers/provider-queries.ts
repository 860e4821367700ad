import { and, inArray, isNotNull } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { itProviders } from "./providers.table.ts";

/** The ids of those companies that offer IT services. */
export async function idsOfProviders(tx: Tx, companyIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: itProviders.companyId })
    .from(itProviders)
    .where(inArray(itProviders.companyId, [...companyIds]));
  return rows.map(({ id }) => id);
}

/** Once a company is erased, what it told about its services goes, too. */
export async function eraseProvidersOf(tx: Tx, companyIds: readonly string[]): Promise<void> {
  const erased = tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(inArray(companies.id, [...companyIds]), isNotNull(companies.erasedAt)));
  await tx.delete(itProviders).where(inArray(itProviders.companyId, erased));
}
