import { and, sql } from "drizzle-orm";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import type { PingedPages } from "../../../registry/pinged-pages.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { companies } from "../company/companies.table.ts";
import { isShown } from "../company/company-conditions.ts";
import { slugOfCompany } from "../company/present-company.ts";

/** Search engines learn of changed companies whose owner has the plan. */
export const companyPings: PingedPages = {
  type: "company",
  from: sql`${companies}`,
  id: companies.id,
  name: companies.name,
  changedAt: sql`greatest(${companies.updatedAt}, ${companies.deletedAt})`,
  isListed: (now) => and(isShown(), premiumAt(companies.ownerId, now)),
  path: (company) => companyPath({ slug: slugOfCompany(company) }),
};
