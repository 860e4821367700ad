import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { itProviders } from "./providers.table.ts";

/** The name, the tagline, the technologies and the specialities, in one column with one index. */
const WORDS = sql<string>`${companies.name} || ' ' || ${companies.tagline} || ' '
  || array_to_string(${itProviders.stack} || ${companies.specialities}, ' ')`;

/** Brings the words of these providers up to date, after they or their companies have changed. */
export async function storeProviderWords(tx: Tx, companyIds: readonly string[]): Promise<void> {
  await tx
    .update(itProviders)
    .set({ words: WORDS })
    .from(companies)
    .where(
      and(
        eq(companies.id, itProviders.companyId),
        inArray(itProviders.companyId, [...companyIds]),
        ne(itProviders.words, WORDS),
      ),
    );
}
