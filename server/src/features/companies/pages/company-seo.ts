import { and, sql } from "drizzle-orm";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import type { PageRows } from "../../../registry/page-rows.ts";
import type { PingedPages } from "../../../registry/pinged-pages.ts";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { companies } from "../company/companies.table.ts";
import { isShown } from "../company-conditions.ts";
import { slugOfCompany } from "../company/present-company.ts";

const ROWS: PageRows = {
  from: sql`${companies}`,
  id: companies.id,
  name: companies.name,
  path: (company) => companyPath({ slug: slugOfCompany(company) }),
};

export const companySitemap: Sitemap = {
  name: "companies",
  rows: ROWS,
  changedAt: companies.updatedAt,
  isListed: isShown,
};

/** Search engines learn of changed companies whose owner has the plan. */
export const companyPings: PingedPages = {
  type: "company",
  rows: ROWS,
  changedAt: sql`greatest(${companies.updatedAt}, ${companies.deletedAt})`,
  isListed: (now) => and(isShown(), premiumAt(companies.ownerId, now)),
};
