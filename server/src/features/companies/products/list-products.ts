import { and, count, desc, eq, ilike, inArray, not } from "drizzle-orm";
import { productCategoriesWithin } from "@cardplaza/contract/companies/products/product-categories";
import { PRODUCTS_PER_PAGE } from "@cardplaza/contract/companies/products/product-words";
import type { ProductFilters } from "@cardplaza/contract/companies/products/products";
import type { Context } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { containing } from "../../../platform/like.ts";
import { one } from "../../../platform/one.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { companies } from "../company/companies.table.ts";
import { isOffered } from "../product-conditions.ts";
import { presentLine, type ProductLineJson } from "./present-product.ts";
import { products } from "./products.table.ts";
import { searchProducts } from "./search-products.ts";

/** Published products of companies that everybody may see. Across companies, the search knows their order. */
export async function listProducts(ctx: Context, filters: ProductFilters) {
  const { ids, total } = filters.companyId
    ? await findOfCompany(ctx, filters.companyId, filters)
    : await searchProducts(ctx, filters);
  const pages = Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE));
  return { products: await linesOf(ctx.db, ids), total, page: filters.page, pages };
}

async function findOfCompany({ db, member }: Context, companyId: string, filters: ProductFilters) {
  const { q, category, page } = filters;
  const within = category ? productCategoriesWithin(category) : [];
  const wanted = and(
    eq(products.companyId, companyId),
    isOffered(),
    within.length > 0 ? inArray(products.category, within) : undefined,
    q ? ilike(products.name, containing(q)) : undefined,
    member ? not(blockedBetween(member.id, companies.ownerId)) : undefined,
  );
  const counted = one(
    await db
      .select({ total: count() })
      .from(products)
      .innerJoin(companies, eq(companies.id, products.companyId))
      .where(wanted),
  );
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(wanted)
    .orderBy(desc(products.id))
    .limit(PRODUCTS_PER_PAGE)
    .offset((page - 1) * PRODUCTS_PER_PAGE);
  return { ids: rows.map(({ id }) => id), total: counted.total };
}

/** In the order of the ids; those that nobody may see any more are left out. */
export async function linesOf(db: Db, ids: string[]): Promise<ProductLineJson[]> {
  if (ids.length === 0) return [];
  const { id, name, city } = companies;
  const rows = await db
    .select({ product: products, company: { id, name, city } })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(inArray(products.id, ids), isOffered()));
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  return ids.flatMap((productId) => {
    const row = byId.get(productId);
    return row ? [presentLine(row.product, row.company)] : [];
  });
}
