import { and, asc, desc, eq, isNull, not, or } from "drizzle-orm";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import type { Db } from "../../../platform/database.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { companies } from "./companies.table.ts";
import { isManagedBy, isShown } from "../company-conditions.ts";
import { slugOfCompany } from "./present-company.ts";

/** The page of the company that a member owns, if everybody may see it. */
export async function companyLinkOf(db: Db, memberId: string) {
  const [company] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.ownerId, memberId), isShown()));
  return company ? { name: company.name, path: companyPath({ slug: slugOfCompany(company) }) } : null;
}

/** The company that a member owns, else the oldest that they manage, if this viewer may see its page. */
export async function companyShownWith(db: Db, memberId: string, viewerId: string) {
  const { id, name, logo } = companies;
  const [company] = await db
    .select({ id, name, logo })
    .from(companies)
    .where(
      and(
        isManagedBy(memberId),
        isShown(),
        or(isNull(companies.ownerId), not(blockedBetween(viewerId, companies.ownerId))),
      ),
    )
    .orderBy(desc(eq(companies.ownerId, memberId)), asc(companies.id))
    .limit(1);
  return company
    ? { name: company.name, path: companyPath({ slug: slugOfCompany(company) }), logo: company.logo }
    : null;
}
