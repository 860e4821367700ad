import { eq } from "drizzle-orm";
import { productPath } from "@cardplaza/contract/companies/products/product-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { changed } from "../../../registry/changed.ts";
import type { ReviewSubject, ReviewTarget } from "../../../registry/review-target.ts";
import { hasAnsweredEnquiry } from "../../enquiries/answered-enquiry.ts";
import { companies } from "../company/companies.table.ts";
import { isShown } from "../company-conditions.ts";
import { companyTeam } from "../team/company-team.ts";
import { slugOfProduct } from "./present-product.ts";
import { asColumn, lockProduct } from "./product-queries.ts";
import { products } from "./products.table.ts";

/** Reviews of products. */
export const productReviews: ReviewTarget = {
  type: "product",
  change: "product",
  pathById: (id) => productPath({ slug: id }),
  find: findSubject,
  async lock(tx, id) {
    return (await lockProduct(tx, id)) && findSubject(tx, id);
  },
  // Not an edit by its team, so `updatedAt` stays and an edit in another tab is not stale.
  async setRating(ctx, tx, id, { sum, count }) {
    await tx.update(products).set({ ratingSum: sum, ratingCount: count }).where(eq(products.id, id));
    await changed(ctx, tx, "product", [id]);
  },
  hasInteraction: (db, memberId, id) => hasAnsweredEnquiry(db, memberId, "product", id),
};

/** Deleted products too: their reviews still belong to their authors, and the product may be restored. */
async function findSubject(db: Db | Tx, id: string): Promise<ReviewSubject | undefined> {
  const [found] = await db
    .select({ product: products, company: companies, companyIsShown: asColumn(isShown()) })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(products.id, id));
  if (!found) return undefined;
  const { product, company, companyIsShown } = found;
  const isGone = product.deletedAt !== null || company.deletedAt !== null;
  return {
    id,
    name: product.name,
    ownerId: company.ownerId,
    managerIds: isGone ? [] : (await companyTeam(db, company.id)).map((member) => member.id),
    contacts: [company.phone, company.email].filter(Boolean),
    isShown: product.status === "published" && !isGone && companyIsShown,
    path: productPath({ slug: slugOfProduct(product) }),
    ownersPath: productPath({ slug: slugOfProduct(product) }) + "#reviews",
  };
}
