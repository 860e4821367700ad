import { and, sql } from "drizzle-orm";
import { providerPath } from "@cardplaza/contract/it-services/it-words";
import type { PageRows } from "../../../registry/page-rows.ts";
import type { PingedPages } from "../../../registry/pinged-pages.ts";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { slugOfCompany } from "../../companies/company/present-company.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { isListed } from "./found-provider.ts";
import { itProviders } from "./providers.table.ts";

const ROWS: PageRows = {
  from: sql`${itProviders} inner join ${companies} on ${companies.id} = ${itProviders.companyId}`,
  id: itProviders.companyId,
  name: companies.name,
  path: (provider) => providerPath({ slug: slugOfCompany(provider) }),
};

export const providerSitemap: Sitemap = {
  name: "it-providers",
  rows: ROWS,
  changedAt: itProviders.updatedAt,
  isListed,
};

/** Search engines learn of changed providers whose company's owner has the plan. */
export const providerPings: PingedPages = {
  type: "it_service",
  rows: ROWS,
  changedAt: sql`greatest(${itProviders.updatedAt}, ${companies.updatedAt}, ${companies.deletedAt})`,
  isListed: (now) => and(isListed(), premiumAt(companies.ownerId, now)),
};
