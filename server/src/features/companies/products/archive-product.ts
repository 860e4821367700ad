import { eq } from "drizzle-orm";
import { PRODUCT_TEXT } from "@cardplaza/contract/companies/products/product-words";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { lockProductManagedBy } from "./product-queries.ts";
import { products } from "./products.table.ts";
import { showProduct } from "./show-product.ts";

/** Hides a product from everybody but the company's team. Archiving it again changes nothing. */
export function archiveProduct(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { product } = await lockProductManagedBy(tx, ctx.member, id);
    if (product.status === "removed") throw wrongState(PRODUCT_TEXT.removed);
    if (product.status !== "archived") {
      await tx
        .update(products)
        .set({ status: "archived", ...nextVersion(product, ctx.now) })
        .where(eq(products.id, id));
      await changed(ctx, tx, "product", [id]);
    }
    return showProduct({ ...ctx, db: tx }, id);
  });
}
