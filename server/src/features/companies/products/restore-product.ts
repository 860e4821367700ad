import { and, desc, eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { isRestorable, UNDO_MS } from "../product-conditions.ts";
import { hasRoomForProduct } from "./product-limit.ts";
import { lockProductManagedBy, sellingCompanyOf } from "./product-queries.ts";
import { products } from "./products.table.ts";
import { showProduct } from "./show-product.ts";

/** The deleted products that can still be restored, the last deleted first. */
export async function listDeletedProducts({ db, member, now }: MemberContext, wanted: string | undefined) {
  const company = await sellingCompanyOf(db, member, wanted);
  const { id: _id, name, deletedAt } = products;
  const rows = await db
    .select({ _id, name, deletedAt })
    .from(products)
    .where(and(eq(products.companyId, company.id), isRestorable(now)))
    .orderBy(desc(deletedAt));
  return {
    products: rows.map((row) => {
      const at = row.deletedAt as Date;
      return { ...row, deletedAt: at, restorableUntil: new Date(at.getTime() + UNDO_MS) };
    }),
  };
}

/** Restores a deleted product as it was; as a draft, if no more can be published by now. */
export function restoreProduct(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { product, company } = await lockProductManagedBy(tx, ctx.member, id, isRestorable(ctx.now));
    const staysPublished = product.status !== "published" || (await hasRoomForProduct(tx, company, ctx.now));
    await tx
      .update(products)
      .set({
        deletedAt: null,
        status: staysPublished ? product.status : "draft",
        ...nextVersion(product, ctx.now),
      })
      .where(eq(products.id, id));
    await changed(ctx, tx, "product", [id]);
    return showProduct({ ...ctx, db: tx }, id);
  });
}
