import { and, eq, inArray, not, sql, type SQL } from "drizzle-orm";
import type { Badge } from "@cardplaza/contract/names";
import type { Context } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { badgesWhen, businessVerifiedAt } from "../../cards/verified-at.ts";
import { companies, type CompanyRow } from "../../companies/company/companies.table.ts";
import { isShown } from "../../companies/company-conditions.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { itProviders, type ItProviderRow } from "./providers.table.ts";

/** A provider with its company. */
export interface FoundProvider {
  provider: ItProviderRow;
  company: CompanyRow;
  badges: Badge[];
}

export const badgesOfCompany = (now: Date) =>
  badgesWhen({
    premium: premiumAt(companies.ownerId, now),
    verified: businessVerifiedAt(companies, now),
  });

/** Over providers and their companies. */
export const isListed = () => and(eq(itProviders.listed, true), isShown());

/** The same, without those that the viewer blocked or that blocked them. */
export const isListedFor = (member: Context["member"]): SQL | undefined =>
  and(isListed(), member ? not(blockedBetween(companies.ownerId, member.id)) : undefined);

export const selectProviders = (db: Db | Tx, now: Date) =>
  db
    .select({ provider: itProviders, company: companies, badges: badgesOfCompany(now) })
    .from(itProviders)
    .innerJoin(companies, eq(companies.id, itProviders.companyId));

/** In the order of the ids; those that the viewer may not see are left out. */
export async function findListedProviders(
  { db, member, now }: Pick<Context, "db" | "member" | "now">,
  ids: string[],
): Promise<FoundProvider[]> {
  if (ids.length === 0) return [];
  const rows = await selectProviders(db, now).where(
    and(inArray(itProviders.companyId, ids), isListedFor(member)),
  );
  const byId = new Map(rows.map((found) => [found.provider.companyId, found]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Its order in lists: by rating, where few reviews count less than many. */
export const BY_RATING = sql`(${itProviders.ratingSum} + 17.5) / (${itProviders.ratingCount} + 5) desc`;
