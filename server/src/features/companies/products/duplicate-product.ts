import { PRODUCT_LIMITS } from "@cardplaza/contract/companies/products/product-words";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockProductManagedBy } from "./product-queries.ts";
import { products, type ProductRow } from "./products.table.ts";
import { showProduct } from "./show-product.ts";

const ENDING = " (copy)";

/** Copies what the team filled in into a new draft. Ratings and decisions are of the original only. */
export function duplicateProduct(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { product } = await lockProductManagedBy(tx, ctx.member, id);
    const copyId = newId(ctx.now.getTime());
    await tx
      .insert(products)
      .values({ ...contentsOf(product), id: copyId, createdAt: ctx.now, updatedAt: ctx.now });
    return showProduct({ ...ctx, db: tx }, copyId);
  });
}

const contentsOf = (row: ProductRow) => ({
  companyId: row.companyId,
  name: row.name.slice(0, PRODUCT_LIMITS.name - ENDING.length).trimEnd() + ENDING,
  category: row.category,
  images: row.images,
  description: row.description,
  priceType: row.priceType,
  pricePaise: row.pricePaise,
  priceMaxPaise: row.priceMaxPaise,
  unit: row.unit,
  moq: row.moq,
  gstRate: row.gstRate,
  hsn: row.hsn,
  specs: row.specs,
  countryOfOrigin: row.countryOfOrigin,
  availability: row.availability,
});
