import { and, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { touchSearch } from "../../search/touch-search.ts";
import { isPublished } from "./product-conditions.ts";
import { productSearch } from "./product-search.ts";
import { products } from "./products.table.ts";

const BATCH = 500;

/** Brings the products of these companies up to date in the search, after their company has changed. */
export async function touchProductsOf(tx: Tx, companyIds: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.companyId, [...companyIds]), isPublished()));
  const ids = rows.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BATCH)
    await touchSearch(tx, productSearch, ids.slice(at, at + BATCH));
}
