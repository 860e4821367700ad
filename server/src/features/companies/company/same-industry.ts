import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { companies } from "./companies.table.ts";
import { isShown } from "../company-conditions.ts";
import { companiesOf } from "./company-queries.ts";

export interface SameIndustry {
  industry: string;
  /** The owners of similar companies, those in the same city first. */
  ownerIds: string[];
}

/** Owners of other companies of the industry that the member's company is in; null without a company. */
export async function ownersInSameIndustry(
  db: Db,
  memberId: string,
  limit: number,
): Promise<SameIndustry | null> {
  const [first] = await companiesOf(db, memberId);
  if (!first) return null;
  const [own] = await db
    .select({ industry: companies.industry, cityKey: companies.cityKey })
    .from(companies)
    .where(and(eq(companies.id, first.id), isShown(), ne(companies.industry, "")));
  if (!own) return null;
  const find = (isThere: ReturnType<typeof eq>) =>
    db
      .select({ id: companies.ownerId })
      .from(companies)
      .where(and(eq(companies.industry, own.industry), isThere, isNotNull(companies.ownerId), isShown()))
      .orderBy(desc(companies.cityKey), desc(companies.id))
      .limit(limit);
  const here = await find(eq(companies.cityKey, own.cityKey));
  const elsewhere = here.length < limit ? await find(ne(companies.cityKey, own.cityKey)) : [];
  const ids = [...here, ...elsewhere].flatMap(({ id }) => (id && id !== memberId ? [id] : []));
  return { industry: own.industry, ownerIds: [...new Set(ids)].slice(0, limit) };
}
