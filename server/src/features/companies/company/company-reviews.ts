import { and, eq, sql, type SQL } from "drizzle-orm";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { changed, type ChangeContext } from "../../../registry/changed.ts";
import type { RatingTotals, ReviewSubject, ReviewTarget } from "../../../registry/review-target.ts";
import { hasAnswerFromInbox } from "../../enquiries/answered-enquiry.ts";
import { companyManagers } from "../team/team.table.ts";
import { companies } from "./companies.table.ts";
import { isShown, notDeleted } from "../company-conditions.ts";
import { slugOfCompany } from "./present-company.ts";

const FOUND = {
  company: companies,
  isShown: sql<boolean>`${isShown() as SQL}`,
  managerIds: sql<string[]>`array(
    select ${companyManagers.memberId} from ${companyManagers}
    where ${companyManagers.companyId} = ${companies.id})`,
};
type Found = { company: typeof companies.$inferSelect; isShown: boolean; managerIds: string[] };

/** Reviews of companies. */
export const companyReviews: ReviewTarget = {
  type: "company",
  change: "company",
  pathById: (id) => companyPath({ slug: id }),
  // Deleted companies too: their reviews still belong to their authors, and the company may be restored.
  find: (db, id) => subjectWhere(db, eq(companies.id, id)),
  async lock(tx, id) {
    const [found] = await tx.select(FOUND).from(companies).where(eq(companies.id, id)).for("no key update");
    return found && subjectOf(found);
  },
  ownedBy: (db, memberId) => subjectWhere(db, and(eq(companies.ownerId, memberId), notDeleted())),
  setRating: setCompanyRating,
  hasInteraction: hasAnswerFromInbox,
};

async function subjectWhere(db: Db, where: SQL | undefined): Promise<ReviewSubject | undefined> {
  const [found] = await db.select(FOUND).from(companies).where(where);
  return found && subjectOf(found);
}

function subjectOf({ company, isShown: shown, managerIds }: Found): ReviewSubject {
  const { id, name, ownerId, phone, email, deletedAt } = company;
  return {
    id,
    name,
    ownerId,
    managerIds: deletedAt ? [] : [...(ownerId ? [ownerId] : []), ...managerIds],
    contacts: [phone, email].filter(Boolean),
    isShown: shown,
    path: companyPath({ slug: slugOfCompany(company) }),
    ownersPath: `/company-profile?company=${id}&tab=reviews`,
  };
}

/** Stores the totals of the published reviews in the company, where the search and the lists read them. */
async function setCompanyRating(ctx: ChangeContext, tx: Tx, id: string, { sum, count }: RatingTotals) {
  // Not an edit by its team, so `updatedAt` stays and an edit in another tab is not stale.
  await tx.update(companies).set({ ratingSum: sum, ratingCount: count }).where(eq(companies.id, id));
  await changed(ctx, tx, "company", [id]);
}
