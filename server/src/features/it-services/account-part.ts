import { asc, eq, getTableColumns } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { companies } from "../companies/company/companies.table.ts";
import { itPackages } from "./packages/packages.table.ts";
import { itProviders } from "./providers/providers.table.ts";

/** What the member's company offers. It is erased with the company, which may pass on to a manager instead. */
export const providersPart: AccountPart = {
  kinds: {
    "it-providers": async (db, memberId) => {
      const rows = await db
        .select(getTableColumns(itProviders))
        .from(itProviders)
        .innerJoin(companies, eq(companies.id, itProviders.companyId))
        .where(eq(companies.ownerId, memberId));
      return rows.map(({ words: _words, ...row }) => row);
    },
    "it-packages": async (db, memberId) => {
      const rows = await db
        .select(getTableColumns(itPackages))
        .from(itPackages)
        .innerJoin(companies, eq(companies.id, itPackages.companyId))
        .where(eq(companies.ownerId, memberId))
        .orderBy(asc(itPackages.id));
      return rows.map(({ decidedBy: _decider, ...row }) => row);
    },
  },
  async erase() {},
};
