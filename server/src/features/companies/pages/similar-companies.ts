import { and, asc, desc, eq, gt, lt, ne, not, type SQL } from "drizzle-orm";
import { SIMILAR_COMPANIES } from "@cardplaza/contract/companies/company-words";
import type { Context } from "../../../context.ts";
import { badgesWhen, businessVerifiedAt } from "../../cards/verification/verified-at.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { companies, type CompanyRow } from "../company/companies.table.ts";
import { isShown } from "../company/company-conditions.ts";
import { averageOf, slugOfCompany } from "../company/present-company.ts";
import { findCompanySeenBy } from "../company/show-company.ts";

export async function showSimilarCompanies(ctx: Context, id: string) {
  const { company } = await findCompanySeenBy(ctx, id);
  return { companies: (await similarTo(ctx, company, SIMILAR_COMPANIES)).map(presentLine) };
}

type Viewer = Pick<Context, "db" | "member" | "now">;

/** The same industry: first the same city, the newest first, then other cities. Each is a short scan of one index. */
export async function similarTo({ db, member, now }: Viewer, company: CompanyRow, most: number, also?: SQL) {
  const { cityKey, id } = companies;
  const badges = badgesWhen({
    premium: premiumAt(companies.ownerId, now),
    verified: businessVerifiedAt(companies, now),
  });
  const find = (where: SQL, limit: number) =>
    db
      .select({ company: companies, badges })
      .from(companies)
      .where(
        and(
          eq(companies.industry, company.industry),
          where,
          ne(id, company.id),
          isShown(),
          member ? not(blockedBetween(member.id, companies.ownerId)) : undefined,
          also,
        ),
      )
      .limit(limit);
  const found = await find(eq(cityKey, company.cityKey), most).orderBy(desc(id));
  for (const elsewhere of [gt, lt]) {
    const left = most - found.length;
    if (left > 0)
      found.push(...(await find(elsewhere(cityKey, company.cityKey), left).orderBy(asc(cityKey), asc(id))));
  }
  return found;
}

function presentLine({ company, badges }: Awaited<ReturnType<typeof similarTo>>[number]) {
  const { id, name, industry, logo, city, tagline, ratingCount } = company;
  return {
    _id: id,
    slug: slugOfCompany(company),
    name,
    industry,
    logo,
    city,
    tagline,
    ratingAvg: averageOf(company),
    ratingCount,
    badges,
  };
}
