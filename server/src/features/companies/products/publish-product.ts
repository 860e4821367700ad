import { eq } from "drizzle-orm";
import { PRODUCT_TEXT } from "@cardplaza/contract/companies/products/product-words";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { requireRoomForProduct } from "./product-limit.ts";
import { lockProductManagedBy } from "./product-queries.ts";
import { requirePublishable } from "./product-values.ts";
import { products } from "./products.table.ts";
import { showProduct } from "./show-product.ts";

/** Shows a draft or an archived product to everybody. Publishing it again changes nothing. */
export function publishProduct(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { product, company } = await lockProductManagedBy(tx, ctx.member, id);
    if (product.status === "removed") throw wrongState(PRODUCT_TEXT.removed);
    if (product.status !== "published") {
      requirePublishable(product);
      await requireRoomForProduct(tx, company, ctx.now);
      await tx
        .update(products)
        .set({
          status: "published",
          publishedAt: product.publishedAt ?? ctx.now,
          ...nextVersion(product, ctx.now),
        })
        .where(eq(products.id, id));
      await changed(ctx, tx, "product", [id]);
    }
    return showProduct({ ...ctx, db: tx }, id);
  });
}
