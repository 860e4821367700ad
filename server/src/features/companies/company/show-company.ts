import { and, eq, sql, type SQL } from "drizzle-orm";
import { COMPANY_TEXT, type CompanyRole } from "@cardplaza/contract/companies/company-words";
import { nextStep } from "@cardplaza/contract/companies/company-rules";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import type { Context, MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { gone, notFound } from "../../../platform/refusals.ts";
import { badgesWhen, businessVerifiedAt } from "../../cards/verified-at.ts";
import { listingOf } from "../../directory/listings/listing-queries.ts";
import { slugOfListing } from "../../directory/listings/present-listing.ts";
import { isBlockedPair } from "../../moderation/block-queries.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { publishedOf } from "../product-conditions.ts";
import { companyManagers } from "../team/team.table.ts";
import { companies, type CompanyRow } from "./companies.table.ts";
import { isShown } from "../company-conditions.ts";
import { companiesOf } from "./company-queries.ts";
import { contentsOf, presentCompany, type CompanyJson, type FoundCompany } from "./present-company.ts";

/** Any company, deleted or not: the caller decides what may be seen of it. */
async function findCompany(db: Db | Tx, id: string, now: Date) {
  const [found] = await db
    .select({
      company: companies,
      badges: badgesWhen({
        premium: premiumAt(companies.ownerId, now),
        verified: businessVerifiedAt(companies, now),
      }),
      isShown: sql<boolean>`${isShown() as SQL}`,
      products: publishedOf(companies.id),
    })
    .from(companies)
    .where(eq(companies.id, id));
  return found;
}

/** The listing of the same owner, if everybody can see it. */
async function listingOfOwner(db: Db | Tx, { ownerId }: CompanyRow): Promise<FoundCompany["listing"]> {
  const listing = ownerId ? await listingOf(db, ownerId) : undefined;
  return listing?.status === "published"
    ? { name: listing.name, path: listingPath({ slug: slugOfListing(listing) }) }
    : null;
}

/** The member's part in the company. */
export async function roleIn(
  db: Db | Tx,
  company: CompanyRow,
  memberId: string | undefined,
): Promise<CompanyRole | null> {
  if (!memberId) return null;
  if (company.ownerId === memberId) return "owner";
  const asManager = and(eq(companyManagers.companyId, company.id), eq(companyManagers.memberId, memberId));
  return (await db.$count(companyManagers, asManager)) > 0 ? "manager" : null;
}

/** A company as this viewer may see it. Only its team sees one that is hidden or not completed. */
export async function findCompanySeenBy(
  { db, member, now }: Pick<Context, "db" | "member" | "now">,
  id: string,
) {
  const found = await findCompany(db, id, now);
  if (!found) throw notFound(COMPANY_TEXT.notFound);
  const { company } = found;
  const role = await roleIn(db, company, member?.id);
  if (company.deletedAt && company.completedAt) throw gone(COMPANY_TEXT.gone);
  const isHidden =
    company.deletedAt !== null ||
    (role === null &&
      (!found.isShown ||
        (member && company.ownerId && (await isBlockedPair(db, member.id, company.ownerId)))));
  if (isHidden) throw notFound(COMPANY_TEXT.notFound);
  return { ...found, role };
}

export async function showCompany(
  ctx: Pick<Context, "db" | "member" | "now">,
  id: string,
): Promise<CompanyJson> {
  const { role, ...found } = await findCompanySeenBy(ctx, id);
  return presentCompany({ ...found, listing: await listingOfOwner(ctx.db, found.company) }, role);
}

/** The company as those see it who decide about it. */
export async function showCompanyAs(db: Db | Tx, id: string, now: Date, role: CompanyRole) {
  const found = await findCompany(db, id, now);
  if (!found) throw notFound(COMPANY_TEXT.notFound);
  return presentCompany({ ...found, listing: await listingOfOwner(db, found.company) }, role);
}

/** The company of the screens: the wanted one, else the owned one, else the first managed one. */
export async function showMyCompany(ctx: MemberContext, wanted?: string) {
  const own = await companiesOf(ctx.db, ctx.member.id);
  const chosen = wanted ? own.find(({ id }) => id === wanted) : own[0];
  if (wanted && !chosen) throw notFound(COMPANY_TEXT.notFound);
  const found = chosen && (await findCompany(ctx.db, chosen.id, ctx.now));
  return {
    company: chosen ? await showCompany(ctx, chosen.id) : null,
    step: found ? nextStep(contentsOf(found.company)) : 1,
    companies: own.map(({ id, name, role }) => ({ _id: id, name, role })),
  };
}
