import { eq } from "drizzle-orm";
import { PRODUCT_TEXT } from "@cardplaza/contract/companies/products/product-words";
import type { AdminContext } from "../../../context.ts";
import { notFound, stale, wrongState } from "../../../platform/refusals.ts";
import { isStale, nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import { notify } from "../../notifications/notify.ts";
import { companies } from "../company/companies.table.ts";
import { lockProduct } from "./product-queries.ts";
import { products } from "./products.table.ts";
import { showProductAs } from "./show-product.ts";

interface Decision {
  action: "remove" | "restore";
  reason?: string;
  version: number;
}

/** Removes a product, or returns it to its team as a draft. */
export function decideProduct(ctx: AdminContext, id: string, { action, reason = "", version }: Decision) {
  return asAdmin(ctx, async (tx, record) => {
    const before = await lockProduct(tx, id);
    if (!before || before.deletedAt) throw notFound(PRODUCT_TEXT.notFound);
    if (isStale(before, { version })) throw stale();
    if ((before.status === "removed") === (action === "remove"))
      throw wrongState(PRODUCT_TEXT.notNow[action]);
    const change =
      action === "remove"
        ? { status: "removed" as const, removalReason: reason }
        : { status: "draft" as const, removalReason: "" };
    const after = one(
      await tx
        .update(products)
        .set({ ...change, decidedBy: ctx.admin.id, ...nextVersion(before, ctx.now) })
        .where(eq(products.id, id))
        .returning(),
    );
    await changed(ctx, tx, "product", [id]);
    const [company] = await tx
      .select({ ownerId: companies.ownerId })
      .from(companies)
      .where(eq(companies.id, before.companyId));
    if (company?.ownerId)
      await notify(ctx, tx, {
        to: company.ownerId,
        news: "product.decided",
        with: { name: before.name, action, reason },
        targetUrl: `/my-products?product=${id}`,
        about: `product:${id}:${action}:${before.version}`,
      });
    record({
      action: `product.${action}`,
      targetType: "product",
      targetId: id,
      before,
      after,
      reason,
      destructive: action === "remove",
    });
    return showProductAs(tx, id, ctx.now, "owner");
  });
}
