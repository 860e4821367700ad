import { and, asc, eq, gte, ilike, lte, sql, type SQL } from "drizzle-orm";
import type { ProviderFilters } from "@cardplaza/contract/it-services/it-providers";
import { mostOfBudget } from "@cardplaza/contract/it-services/it-rules";
import { IT_COUNTED_MAX, PROVIDERS_A_PAGE, type ItCategory } from "@cardplaza/contract/it-services/it-words";
import type { Context } from "../../../context.ts";
import { containing } from "../../../platform/like.ts";
import { businessVerifiedAt } from "../../cards/verified-at.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { isInCity } from "../../companies/company-conditions.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { BY_RATING, isListedFor, selectProviders } from "./found-provider.ts";
import { presentSummary } from "./present-provider.ts";
import { itProviders } from "./providers.table.ts";

/** The provider works in this category. */
export const worksIn = (category: ItCategory): SQL =>
  sql`${itProviders.focus} @> ${JSON.stringify([{ category }])}::jsonb`;

/** A page of providers, best rated first. Nothing is counted or paged beyond the first thousand. */
export async function listProviders(ctx: Context, filters: ProviderFilters) {
  const { db, now } = ctx;
  const { page } = filters;
  const wanted = and(isListedFor(ctx.member), matches(filters, now));
  const total = await countUpTo(ctx, wanted);
  const from = (page - 1) * PROVIDERS_A_PAGE;
  const rows =
    from < total
      ? await selectProviders(db, now)
          .where(wanted)
          .orderBy(BY_RATING, asc(itProviders.companyId))
          .limit(PROVIDERS_A_PAGE)
          .offset(from)
      : [];
  return { providers: rows.map(presentSummary), ...pagedBy(total, page) };
}

export const pagedBy = (total: number, page: number) => ({
  total,
  page,
  pages: Math.ceil(total / PROVIDERS_A_PAGE),
  capped: total >= IT_COUNTED_MAX,
});

async function countUpTo({ db }: Context, wanted: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(itProviders)
    .innerJoin(companies, eq(companies.id, itProviders.companyId))
    .where(wanted)
    .limit(IT_COUNTED_MAX);
  return db.$count(some.as("some"));
}

function matches({ category, city, budget, size, rating, verified, q }: ProviderFilters, now: Date) {
  const most = budget ? mostOfBudget(budget) : null;
  return and(
    category ? worksIn(category) : undefined,
    city ? isInCity(city) : undefined,
    most === null ? undefined : lte(itProviders.minProjectPaise, most),
    size ? eq(companies.size, size) : undefined,
    rating
      ? and(
          gte(itProviders.ratingCount, 1),
          sql`${itProviders.ratingSum} >= ${rating}::float8 * ${itProviders.ratingCount}`,
        )
      : undefined,
    verified ? and(premiumAt(companies.ownerId, now), businessVerifiedAt(companies, now)) : undefined,
    // Every word is a part of one in the name, the tagline, a technology or a speciality.
    ...(q ? q.split(" ").map((word) => ilike(itProviders.words, containing(word))) : []),
  );
}
