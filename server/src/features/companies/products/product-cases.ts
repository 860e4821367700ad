import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { ProductFilter } from "@cardplaza/contract/companies/products/product-desk-words";
import { productPath } from "@cardplaza/contract/companies/products/product-words";
import { COUNTED_MAX } from "@cardplaza/contract/counts";
import type { AdminContext } from "../../../context.ts";
import { countRows } from "../../../platform/count-rows.ts";
import { containingTyped } from "../../../platform/like.ts";
import { readPage, type ListPlace } from "../../../platform/list-page.ts";
import { companies } from "../company/companies.table.ts";
import { idsOfCompaniesLike } from "../desk/company-cases.ts";
import { slugOfProduct } from "./present-product.ts";
import { productName, products } from "./products.table.ts";
import { notDeleted } from "../product-conditions.ts";

interface Filter extends ListPlace {
  q?: string | undefined;
  status: ProductFilter;
}

/** The newest first. */
export async function listProductCases({ db }: AdminContext, { q, status, ...place }: Filter) {
  const ofStatus = and(notDeleted(), status === "all" ? undefined : eq(products.status, status));
  const wanted = q ? matching(q, ofStatus) : ofStatus;
  const { rows, nextCursor } = await readPage(
    { at: products.createdAt, id: products.id },
    place,
    ({ after, orderBy, limit, offset }) =>
      db
        .select({ product: products, company: companies.name })
        .from(products)
        .innerJoin(companies, eq(companies.id, products.companyId))
        .where(and(wanted, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ product }) => ({ at: product.createdAt, id: product.id }),
  );
  const items = rows.map(({ product, company }) => ({
    _id: product.id,
    name: product.name,
    of: company,
    path: productPath({ slug: slugOfProduct(product) }),
    status: product.status,
    createdAt: product.createdAt,
    version: product.version,
  }));
  return { items, nextCursor, count: await countRows(db, products, wanted) };
}

/** By its id, its name or its company. */
function matching(q: string, wanted: SQL | undefined): SQL | undefined {
  const named = new QueryBuilder()
    .select({ id: products.id })
    .from(products)
    .where(and(wanted, sql`${productName(products)} like ${containingTyped(q)}`))
    .limit(COUNTED_MAX);
  return and(
    wanted,
    or(eq(products.id, q), inArray(products.id, named), inArray(products.companyId, idsOfCompaniesLike(q))),
  );
}
