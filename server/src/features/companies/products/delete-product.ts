import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { lockProductManagedBy } from "./product-queries.ts";
import { products } from "./products.table.ts";

/** Its page then says that it is no longer offered. It can be restored for 30 days. */
export async function deleteProduct(ctx: MemberContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { product } = await lockProductManagedBy(tx, ctx.member, id);
    await tx
      .update(products)
      .set({ deletedAt: ctx.now, ...nextVersion(product, ctx.now) })
      .where(eq(products.id, id));
    await changed(ctx, tx, "product", [id]);
  });
}
