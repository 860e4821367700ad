import { eq } from "drizzle-orm";
import type { ProductChange } from "@cardplaza/contract/companies/products/product-fields";
import type { MemberContext } from "../../../context.ts";
import { nextVersion, requireLatest } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { lockProductManagedBy } from "./product-queries.ts";
import { productValues, requireOwnImages, requirePublishable } from "./product-values.ts";
import { products } from "./products.table.ts";
import { showProduct } from "./show-product.ts";

/** Changes only what was sent; a published product stays complete. */
export function changeProduct(
  ctx: MemberContext,
  id: string,
  { version, updated_at, ...fields }: ProductChange,
) {
  return inTransaction(ctx.db, async (tx) => {
    const { product } = await lockProductManagedBy(tx, ctx.member, id);
    requireLatest(product, { version, updated_at });
    await requireOwnImages(tx, ctx.member.id, fields.images, product.images);
    const values = productValues(fields, product);
    if (product.status === "published") requirePublishable({ ...product, ...values });
    await tx
      .update(products)
      .set({ ...values, ...nextVersion(product, ctx.now) })
      .where(eq(products.id, id));
    await changed(ctx, tx, "product", [id]);
    return showProduct({ ...ctx, db: tx }, id);
  });
}
