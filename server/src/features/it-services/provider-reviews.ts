import { eq, sql, type SQL } from "drizzle-orm";
import { providerPath } from "@cardplaza/contract/it-services/it-words";
import type { Db, Tx } from "../../platform/database.ts";
import { changed } from "../../registry/changed.ts";
import type { ReviewSubject, ReviewTarget } from "../../registry/review-target.ts";
import { companies, type CompanyRow } from "../companies/company/companies.table.ts";
import { slugOfCompany } from "../companies/company/present-company.ts";
import { teamOf } from "../companies/team/team-queries.ts";
import { hasAnsweredOrder } from "./packages/answered-order.ts";
import { hasAwardedWork } from "./requirements/awarded-work.ts";
import { isListed } from "./providers/found-provider.ts";
import { itProviders } from "./providers/providers.table.ts";

/** Reviews of providers. The id is the company's. */
export const providerReviews: ReviewTarget = {
  type: "it_service",
  change: "it_service",
  hasScores: true,
  pathById: (id) => providerPath({ slug: id }),
  async find(db, id) {
    const [found] = await select(db).where(eq(itProviders.companyId, id));
    return found && subjectOf(db, found);
  },
  async lock(tx, id) {
    const [found] = await select(tx)
      .where(eq(itProviders.companyId, id))
      .for("no key update", { of: itProviders });
    return found && subjectOf(tx, found);
  },
  async setRating(ctx, tx, id, { sum: ratingSum, count: ratingCount }) {
    // Not an edit by its team, so `updatedAt` stays and an edit in another tab is not stale.
    await tx.update(itProviders).set({ ratingSum, ratingCount }).where(eq(itProviders.companyId, id));
    await changed(ctx, tx, "it_service", [id]);
  },
  hasInteraction: async (db, memberId, id) =>
    (await hasAwardedWork(db, memberId, id)) || hasAnsweredOrder(db, memberId, id),
};

const select = (db: Db | Tx) =>
  db
    .select({ company: companies, isShown: sql<boolean>`${isListed() as SQL}` })
    .from(itProviders)
    .innerJoin(companies, eq(companies.id, itProviders.companyId));

async function subjectOf(
  db: Db | Tx,
  { company, isShown }: { company: CompanyRow; isShown: boolean },
): Promise<ReviewSubject> {
  const { id, name, ownerId, phone, email, deletedAt } = company;
  const team = deletedAt ? [] : await teamOf(db, company);
  return {
    id,
    name,
    ownerId,
    managerIds: team.map(({ member }) => member.id),
    contacts: [phone, email].filter(Boolean),
    isShown,
    path: providerPath({ slug: slugOfCompany(company) }),
    ownersPath: `/company-profile?company=${id}&tab=it-services`,
  };
}
