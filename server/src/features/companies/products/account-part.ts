import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { companies } from "../company/companies.table.ts";
import { products } from "./products.table.ts";

/** The products of the company that a member owns. They are erased with the company, see `erase-products.ts`. */
export const productsPart: AccountPart = {
  kinds: {
    products: async (db, memberId) => {
      const rows = await db
        .select({ product: products })
        .from(products)
        .innerJoin(companies, eq(companies.id, products.companyId))
        .where(eq(companies.ownerId, memberId))
        .orderBy(asc(products.id));
      return rows.map(({ product: { decidedBy: _decider, ...product } }) => product);
    },
  },
  erase: () => Promise.resolve(),
};
