import { and, eq, inArray, isNull } from "drizzle-orm";
import { productPath } from "@cardplaza/contract/companies/products/product-words";
import type { Db, Tx } from "../../../platform/database.ts";
import type { CaseSubject } from "../../../registry/moderated.ts";
import { companies } from "../company/companies.table.ts";
import { slugOfProduct } from "./present-product.ts";
import { products } from "./products.table.ts";

export async function findProductSubjects(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, CaseSubject>> {
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
