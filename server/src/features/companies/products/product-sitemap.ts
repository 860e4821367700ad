import { and, asc, eq, gt, gte, lt, sql } from "drizzle-orm";
import { productPath } from "@cardplaza/contract/companies/products/product-words";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { companies } from "../company/companies.table.ts";
import { slugOfProduct } from "./present-product.ts";
import { isOffered } from "./product-conditions.ts";
import { products } from "./products.table.ts";

const BATCH = 2_000;

export const productSitemap: Sitemap = {
  name: "products",
  async firstIds(db, _now, perFile) {
    const listed = db.$with("listed").as(
      db
        .select({
          id: products.id,
          place: sql<number>`row_number() over (order by ${products.id})`.as("place"),
        })
        .from(products)
        .innerJoin(companies, eq(companies.id, products.companyId))
        .where(isOffered()),
    );
    const rows = await db
      .with(listed)
      .select({ id: listed.id })
      .from(listed)
      .where(sql`${listed.place} % ${perFile} = ${1 % perFile}`)
      .orderBy(asc(listed.id));
    return rows.map(({ id }) => id);
  },
  async *pages(db, _now, first, next) {
    let after = gte(products.id, first);
    for (;;) {
      const { id, name, updatedAt } = products;
      const rows = await db
        .select({ id, name, updatedAt })
        .from(products)
        .innerJoin(companies, eq(companies.id, products.companyId))
        .where(and(after, next ? lt(products.id, next) : undefined, isOffered()))
        .orderBy(asc(products.id))
        .limit(BATCH);
      if (rows.length > 0)
        yield rows.map((row) => ({
          path: productPath({ slug: slugOfProduct(row) }),
          changedAt: row.updatedAt,
        }));
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = gt(products.id, last.id);
    }
  },
};
