import { and, sql } from "drizzle-orm";
import { packagePath } from "@cardplaza/contract/it-services/it-words";
import type { PageRows } from "../../../registry/page-rows.ts";
import type { PingedPages } from "../../../registry/pinged-pages.ts";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { isListed } from "../providers/found-provider.ts";
import { itProviders } from "../providers/providers.table.ts";
import { isLive } from "./package-conditions.ts";
import { itPackages } from "./packages.table.ts";
import { slugOfPackage } from "./present-package.ts";

const ROWS: PageRows = {
  from: sql`${itPackages}
    inner join ${itProviders} on ${itProviders.companyId} = ${itPackages.companyId}
    inner join ${companies} on ${companies.id} = ${itPackages.companyId}`,
  id: itPackages.id,
  name: itPackages.title,
  path: ({ id, name }) => packagePath({ slug: slugOfPackage({ id, title: name }) }),
};

export const packageSitemap: Sitemap = {
  name: "it-packages",
  rows: ROWS,
  changedAt: itPackages.updatedAt,
  isListed: () => and(isLive(), isListed()),
};

/** Search engines learn of changed packages whose company's owner has the plan. */
export const packagePings: PingedPages = {
  type: "it_package",
  rows: ROWS,
  changedAt: sql`greatest(
    ${itPackages.updatedAt}, ${itPackages.deletedAt}, ${itProviders.updatedAt},
    ${companies.updatedAt}, ${companies.deletedAt})`,
  isListed: (now) => and(isLive(), isListed(), premiumAt(companies.ownerId, now)),
};
