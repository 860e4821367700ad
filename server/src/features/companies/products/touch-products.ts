import { and, asc, gt, inArray } from "drizzle-orm";
import { touchWithCompanies } from "../../search/touch-with-companies.ts";
import { productSearch } from "./product-search.ts";
import { products } from "./products.table.ts";

export const { touch: touchProductsOf, job: touchProductsJob } = touchWithCompanies(
  "touch-products",
  productSearch,
  (tx, companyIds, after, limit) =>
    tx
      .select({ id: products.id })
      .from(products)
      .where(and(inArray(products.companyId, [...companyIds]), gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(limit),
);
