import { and, desc, eq, ilike, inArray, lt, or, type SQL } from "drizzle-orm";
import { productCategoriesWithin } from "@cardplaza/contract/companies/products/product-categories";
import { PRODUCTS_PER_PAGE } from "@cardplaza/contract/companies/products/product-words";
import type { OwnProductFilters } from "@cardplaza/contract/companies/products/products";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { containing } from "../../../platform/like.ts";
import { findCompanyManagedBy } from "../company/company-queries.ts";
import { presentOwnLine } from "./present-product.ts";
import { notDeleted } from "../product-conditions.ts";
import { productLimitOf } from "./product-limit.ts";
import { countByStatus, sellingCompanyOf } from "./product-queries.ts";
import { products, type ProductRow } from "./products.table.ts";

/** The products of the member's company in every state, the newest first. */
export async function listOwnProducts(
  { db, member, now }: MemberContext,
  { page, ...filters }: OwnProductFilters & { page: number },
) {
  const { id } = await sellingCompanyOf(db, member, filters.company);
  const company = await findCompanyManagedBy(db, member, id);
  const wanted = ownProducts(id, filters);
  const rows = await db
    .select()
    .from(products)
    .where(wanted)
    .orderBy(desc(products.id))
    .limit(PRODUCTS_PER_PAGE)
    .offset((page - 1) * PRODUCTS_PER_PAGE);
  const total = await db.$count(products, wanted);
  return {
    products: rows.map(presentOwnLine),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE)),
    counts: await countByStatus(db, id),
    limit: await productLimitOf(db, company, now),
  };
}

/** The next ones in the same order, for files that are sent while they are written. */
export const nextOwnProducts = (
  db: Db,
  companyId: string,
  filters: OwnProductFilters,
  { before, limit }: { before?: string; limit: number },
): Promise<ProductRow[]> =>
  db
    .select()
    .from(products)
    .where(and(ownProducts(companyId, filters), before ? lt(products.id, before) : undefined))
    .orderBy(desc(products.id))
    .limit(limit);

function ownProducts(companyId: string, { q, status, category }: OwnProductFilters): SQL | undefined {
  const within = category ? productCategoriesWithin(category) : [];
  return and(
    eq(products.companyId, companyId),
    notDeleted(),
    status ? eq(products.status, status) : undefined,
    within.length > 0 ? inArray(products.category, within) : undefined,
    q ? or(ilike(products.name, containing(q)), eq(products.hsn, q)) : undefined,
  );
}
