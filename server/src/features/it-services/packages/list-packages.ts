import { and, desc, eq, ilike, sql, type SQL } from "drizzle-orm";
import type { PackageFilters } from "@cardplaza/contract/it-services/it-packages";
import { IT_COUNTED_MAX, PROVIDERS_A_PAGE } from "@cardplaza/contract/it-services/it-words";
import type { Context } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { containing } from "../../../platform/like.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { isInCity } from "../../companies/company-conditions.ts";
import { BY_RATING, isListedFor } from "../providers/found-provider.ts";
import { pagedBy } from "../providers/list-providers.ts";
import { itProviders } from "../providers/providers.table.ts";
import { isLive } from "./package-conditions.ts";
import { selectPackages } from "./package-queries.ts";
import { itPackages } from "./packages.table.ts";
import { presentSummary } from "./present-package.ts";

/** A page of live packages, those of the best rated providers first. */
export async function listPackages(
  { db, member, now }: Context,
  { category, city, provider, q, page }: PackageFilters,
) {
  const wanted = and(
    isLive(),
    isListedFor(member),
    category ? eq(itPackages.category, category) : undefined,
    city ? isInCity(city) : undefined,
    provider ? eq(itPackages.companyId, provider) : undefined,
    ...(q ? q.split(" ").map((word) => ilike(itPackages.title, containing(word))) : []),
  );
  const total = await countUpTo(db, wanted);
  const from = (page - 1) * PROVIDERS_A_PAGE;
  const rows =
    from < total
      ? await selectPackages(db, now)
          .where(wanted)
          .orderBy(BY_RATING, desc(itPackages.id))
          .limit(PROVIDERS_A_PAGE)
          .offset(from)
      : [];
  return { packages: rows.map(presentSummary), ...pagedBy(total, page) };
}

export async function countUpTo(db: Db, wanted: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(itPackages)
    .innerJoin(itProviders, eq(itProviders.companyId, itPackages.companyId))
    .innerJoin(companies, eq(companies.id, itPackages.companyId))
    .where(wanted)
    .limit(IT_COUNTED_MAX);
  return db.$count(some.as("some"));
}
