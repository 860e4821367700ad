import { and, count, eq, gt, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { PRODUCT_UNDO_DAYS } from "@cardplaza/contract/companies/products/product-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { isShown } from "./company-conditions.ts";
import { products } from "./products/products.table.ts";

// Conditions for queries over `products`.
export const notDeleted = () => isNull(products.deletedAt);
export const isPublished = () => and(eq(products.status, "published"), notDeleted());

const query = new QueryBuilder();

/** As a column: how many products of this company are published. */
export const publishedOf = (companyId: SQLWrapper): SQL<number> =>
  sql`${query
    .select({ total: count() })
    .from(products)
    .where(and(eq(products.companyId, companyId), isPublished()))}`.mapWith(Number);

/** A condition in queries that join the company: everybody may see the product. */
export const isOffered = () => and(isPublished(), isShown());

export const UNDO_MS = PRODUCT_UNDO_DAYS * DAY_MS;
export const isRestorable = (now: Date) =>
  and(isNull(products.erasedAt), gt(products.deletedAt, new Date(now.getTime() - UNDO_MS)));
