import { and, eq } from "drizzle-orm";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import type { Db } from "../../../platform/database.ts";
import { companies } from "./companies.table.ts";
import { isShown } from "./company-conditions.ts";
import { slugOfCompany } from "./present-company.ts";

/** The page of the company that a member owns, if everybody may see it. */
export async function companyLinkOf(db: Db, memberId: string) {
  const [company] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.ownerId, memberId), isShown()));
  return company ? { name: company.name, path: companyPath({ slug: slugOfCompany(company) }) } : null;
}
