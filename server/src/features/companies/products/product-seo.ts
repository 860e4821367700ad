import { and, sql } from "drizzle-orm";
import { productPath } from "@cardplaza/contract/companies/products/product-words";
import type { PageRows } from "../../../registry/page-rows.ts";
import type { PingedPages } from "../../../registry/pinged-pages.ts";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { companies } from "../company/companies.table.ts";
import { slugOfProduct } from "./present-product.ts";
import { isOffered } from "../product-conditions.ts";
import { products } from "./products.table.ts";

const ROWS: PageRows = {
  from: sql`${products} inner join ${companies} on ${companies.id} = ${products.companyId}`,
  id: products.id,
  name: products.name,
  path: (product) => productPath({ slug: slugOfProduct(product) }),
};

export const productSitemap: Sitemap = {
  name: "products",
  rows: ROWS,
  changedAt: products.updatedAt,
  isListed: isOffered,
};

/** Search engines learn of changed products whose company's owner has the plan. */
export const productPings: PingedPages = {
  type: "product",
  rows: ROWS,
  // A product names its company, and is hidden and deleted with it.
  changedAt: sql`greatest(
    ${products.updatedAt}, ${products.deletedAt}, ${companies.updatedAt}, ${companies.deletedAt})`,
  isListed: (now) => and(isOffered(), premiumAt(companies.ownerId, now)),
};
