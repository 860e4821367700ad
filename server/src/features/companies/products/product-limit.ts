import { FREE_PRODUCTS, PRODUCT_TEXT } from "@cardplaza/contract/companies/products/product-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { limitReached } from "../../../platform/refusals.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { countPublished } from "./product-queries.ts";

/** How many products can be published; null if any number can. The plan is that of the company's owner. */
export async function productLimitOf(
  db: Db | Tx,
  { ownerId }: Pick<CompanyRow, "ownerId">,
  now: Date,
): Promise<number | null> {
  return ownerId && (await isPremium(db, ownerId, now)) ? null : FREE_PRODUCTS;
}

/** Whether one more can be published. The company is locked by the caller. What is published stays so after the plan. */
export async function hasRoomForProduct(
  tx: Tx,
  company: Pick<CompanyRow, "id" | "ownerId">,
  now: Date,
): Promise<boolean> {
  const limit = await productLimitOf(tx, company, now);
  return limit === null || (await countPublished(tx, company.id)) < limit;
}

export async function requireRoomForProduct(...[tx, company, now]: Parameters<typeof hasRoomForProduct>) {
  if (!(await hasRoomForProduct(tx, company, now))) throw limitReached(PRODUCT_TEXT.limit);
}
