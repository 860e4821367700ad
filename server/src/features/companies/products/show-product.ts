import { eq } from "drizzle-orm";
import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { PRODUCT_TEXT } from "@cardplaza/contract/companies/products/product-words";
import type { Context } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { gone, notFound } from "../../../platform/refusals.ts";
import { badgesWhen, businessVerifiedAt } from "../../cards/verified-at.ts";
import { isBlockedPair } from "../../moderation/block-queries.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { companies } from "../company/companies.table.ts";
import { isShown } from "../company-conditions.ts";
import { roleIn } from "../company/show-company.ts";
import { presentProduct, type FoundProduct, type ProductJson } from "./present-product.ts";
import { asColumn } from "./product-queries.ts";
import { products } from "./products.table.ts";

type Viewing = Pick<Context, "db" | "member" | "now">;

/** Any product, deleted or not: the caller decides what may be seen of it. */
async function findProduct(db: Db | Tx, id: string, now: Date) {
  const [found] = await db
    .select({
      product: products,
      company: companies,
      badges: badgesWhen({
        premium: premiumAt(companies.ownerId, now),
        verified: businessVerifiedAt(companies, now),
      }),
      companyIsShown: asColumn(isShown()),
    })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(products.id, id));
  return found;
}

/** A product as this viewer may see it. Only the company's team sees one that is not published. */
export async function findProductSeenBy(
  { db, member, now }: Viewing,
  id: string,
): Promise<FoundProduct & { role: CompanyRole | null }> {
  const found = await findProduct(db, id, now);
  if (!found) throw notFound(PRODUCT_TEXT.notFound);
  const { product, company } = found;
  const role = await roleIn(db, company, member?.id);
  const isGone = product.deletedAt !== null || company.deletedAt !== null;
  if (isGone && (role || product.publishedAt)) throw gone(PRODUCT_TEXT.gone);
  const isHidden =
    isGone ||
    (role === null &&
      (product.status !== "published" ||
        !found.companyIsShown ||
        (member && company.ownerId && (await isBlockedPair(db, member.id, company.ownerId)))));
  if (isHidden) throw notFound(PRODUCT_TEXT.notFound);
  return { ...found, role };
}

export async function showProduct(ctx: Viewing, id: string): Promise<ProductJson> {
  const found = await findProductSeenBy(ctx, id);
  return presentProduct(found, found.role);
}

/** The product as those see it who decide about it. */
export async function showProductAs(db: Db | Tx, id: string, now: Date, role: CompanyRole) {
  const found = await findProduct(db, id, now);
  if (!found) throw notFound(PRODUCT_TEXT.notFound);
  return presentProduct(found, role);
}
