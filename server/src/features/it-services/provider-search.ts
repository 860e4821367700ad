import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { lowestPaise, rateLine } from "@cardplaza/contract/it-services/it-rules";
import { IT_CATEGORIES, itCategoryName, providerPath } from "@cardplaza/contract/it-services/it-words";
import type { Db, Tx } from "../../platform/database.ts";
import type { SearchEntry, SearchKind } from "../../registry/search-kind.ts";
import { businessVerifiedUntil } from "../cards/verified-at.ts";
import { companies, type CompanyRow } from "../companies/company/companies.table.ts";
import { averageOf, slugOfCompany } from "../companies/company/present-company.ts";
import { livePackagesOf } from "./packages/package-queries.ts";
import type { ItPackageRow } from "./packages/packages.table.ts";
import { isListed } from "./providers/found-provider.ts";
import { itProviders, type ItProviderRow } from "./providers/providers.table.ts";

const select = (db: Db | Tx, ids: string[]) =>
  db
    .select({ provider: itProviders, company: companies, verifiedUntil: businessVerifiedUntil(companies) })
    .from(itProviders)
    .innerJoin(companies, eq(companies.id, itProviders.companyId))
    .where(and(inArray(itProviders.companyId, ids), isListed()));

/** How providers are found, also by the words of their packages. */
export const providerSearch: SearchKind = {
  type: "it_service",
  categoryLabel: "IT services",
  version: 1,
  filters: ["price"],
  categories: IT_CATEGORIES,
  async entriesOf(db, ids) {
    const packages = await livePackagesOf(db, ids);
    const rows = await select(db, ids);
    return rows.map(({ provider, company, verifiedUntil }) =>
      entryOf(
        provider,
        company,
        verifiedUntil,
        packages.filter(({ companyId }) => companyId === company.id),
      ),
    );
  },
  async idsAfter(tx, after, limit) {
    const rows = await tx
      .select({ id: itProviders.companyId })
      .from(itProviders)
      .where(gt(itProviders.companyId, after))
      .orderBy(asc(itProviders.companyId))
      .limit(limit)
      .for("share");
    return rows.map(({ id }) => id);
  },
  async resultsOf(db, ids) {
    const rows = await select(db, ids);
    return rows.map(({ provider, company }) => ({
      _id: company.id,
      title: company.name,
      subtitle: rateLine({ ...provider, size: company.size }),
      image: company.logo || null,
      city: company.city,
      rating: averageOf(provider) || null,
      url: providerPath({ slug: slugOfCompany(company) }),
    }));
  },
};

function entryOf(
  provider: ItProviderRow,
  company: CompanyRow,
  verifiedUntil: Date | null,
  packages: ItPackageRow[],
): SearchEntry {
  const categories = provider.focus.map(({ category }) => category);
  const prices = packages.map(({ tiers }) => lowestPaise(tiers));
  return {
    ...company,
    audience: "all",
    otherName: company.legalName,
    category: categories.map(itCategoryName).join(" "),
    categories,
    description: [
      company.tagline,
      ...provider.stack,
      ...company.specialities,
      ...packages.map(({ title }) => title),
      company.about,
    ].join(" "),
    serves: [],
    ratingSum: provider.ratingSum,
    ratingCount: provider.ratingCount,
    verifiedUntil,
    pricePaise: Math.min(provider.minProjectPaise, ...prices),
    completeness: completenessOf(provider, packages),
    isSlow: company.replyRate !== null && company.replyRate < 50,
    createdAt: provider.createdAt,
    updatedAt: provider.updatedAt,
  };
}

/** What a provider can show of itself, from 0 to 100. */
const completenessOf = ({ stack, portfolio, certifications }: ItProviderRow, packages: unknown[]) =>
  40 +
  [stack.length > 0, portfolio.length > 0, certifications.length > 0, packages.length > 0].filter(Boolean)
    .length *
    15;
