import { and, asc, desc, eq, gt, inArray, lt, ne, not, type SQL } from "drizzle-orm";
import type { Badge } from "@cardplaza/contract/names";
import { SIMILAR_COMPANIES } from "@cardplaza/contract/companies/company-words";
import type { Context } from "../../../context.ts";
import { badgesWhen, businessVerifiedAt } from "../../cards/verified-at.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { companies, type CompanyRow } from "../company/companies.table.ts";
import { isShown } from "../company-conditions.ts";
import { averageOf, slugOfCompany } from "../company/present-company.ts";
import { findCompanySeenBy } from "../company/show-company.ts";

export async function showSimilarCompanies(ctx: Context, id: string) {
  const { company } = await findCompanySeenBy(ctx, id);
  const similar = await similarTo(ctx, company, SIMILAR_COMPANIES);
  const badges = await badgesOf(ctx, similar);
  return { companies: similar.map((row) => presentLine(row, badges.get(row.id) ?? [])) };
}

/** The same industry: first the same city, the newest first, then other cities. Each is a short scan of one index. */
export async function similarTo(
  { db, member }: Pick<Context, "db" | "member">,
  company: CompanyRow,
  most: number,
  also?: SQL,
): Promise<CompanyRow[]> {
  const { cityKey, id } = companies;
  const find = (where: SQL, limit: number) =>
    db
      .select()
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

async function badgesOf({ db, now }: Context, rows: CompanyRow[]): Promise<Map<string, Badge[]>> {
  if (rows.length === 0) return new Map();
  const badges = badgesWhen({
    premium: premiumAt(companies.ownerId, now),
    verified: businessVerifiedAt(companies, now),
  });
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ id: companies.id, badges })
    .from(companies)
    .where(inArray(companies.id, ids));
  return new Map(found.map((row) => [row.id, row.badges]));
}

function presentLine(company: CompanyRow, badges: Badge[]) {
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
