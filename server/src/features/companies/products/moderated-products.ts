import { and, eq, inArray, isNull } from "drizzle-orm";
import {
  PRODUCT_DECISIONS,
  PRODUCT_DESK_TEXT,
} from "@cardplaza/contract/companies/products/product-desk-words";
import { PRODUCT_TEXT, productPath } from "@cardplaza/contract/companies/products/product-words";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import type { CaseSubject } from "../../../registry/moderated.ts";
import { moderated } from "../../audit/moderated.ts";
import { notify } from "../../notifications/notify.ts";
import { companies } from "../company/companies.table.ts";
import { listProductCases } from "./product-cases.ts";
import { lockProduct } from "./product-queries.ts";
import { slugOfProduct } from "./present-product.ts";
import { products } from "./products.table.ts";
import { showProductAs } from "./show-product.ts";

/** A product is removed, or returned to its team as a draft. */
export const moderatedProducts = moderated({
  kind: "product",
  actions: PRODUCT_DECISIONS,
  against: ["remove"],
  cases: {
    type: "product",
    noun: "product",
    find: findProductSubjects,
    meanings: { restore: "show", remove: "hide" },
  },
  notFound: PRODUCT_TEXT.notFound,
  list: listProductCases,
  show: (ctx, id) => showProductAs(ctx.db, id, ctx.now, "owner"),
  async lock(_ctx, tx, id) {
    const product = await lockProduct(tx, id);
    return product?.deletedAt ? undefined : product;
  },
  rowOf: (product) => product,
  handledBy: PRODUCT_DESK_TEXT.handledBy,
  refuse: ({ status }, { action }) =>
    (status === "removed") === (action === "remove") ? wrongState(PRODUCT_TEXT.notNow[action]) : undefined,
  async change(ctx, tx, before, { action, reason = "" }) {
    const isRemoved = action === "remove";
    const after = one(
      await tx
        .update(products)
        .set({
          status: isRemoved ? "removed" : "draft",
          removalReason: isRemoved ? reason : "",
          decidedBy: ctx.admin.id,
          ...nextVersion(before, ctx.now),
        })
        .where(eq(products.id, before.id))
        .returning(),
    );
    await changed(ctx, tx, "product", [before.id]);
    return after;
  },
  async notify(
    ctx,
    tx,
    { before: { id, companyId, name, version }, decision: { action, reason = "" }, appealPath },
  ) {
    const [company] = await tx
      .select({ ownerId: companies.ownerId })
      .from(companies)
      .where(eq(companies.id, companyId));
    if (company?.ownerId)
      await notify(ctx, tx, {
        to: company.ownerId,
        news: "product.decided",
        with: { name, action, reason },
        targetUrl: appealPath ?? `/my-products?product=${id}`,
        about: `product:${id}:${action}:${version}`,
      });
  },
});

async function findProductSubjects(db: Db | Tx, ids: readonly string[]): Promise<Map<string, CaseSubject>> {
  const rows = await db
    .select({ row: products, memberId: companies.ownerId, company: companies.name })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
  return new Map(
    rows.map(({ row, memberId, company }) => [
      row.id,
      {
        memberId,
        title: row.name,
        text: [company, row.category, row.description].filter(Boolean).join("\n"),
        pictures: row.images,
        path: productPath({ slug: slugOfProduct(row) }),
        state: row.status === "published" ? "shown" : "hidden",
        note: row.removalReason,
      },
    ]),
  );
}
