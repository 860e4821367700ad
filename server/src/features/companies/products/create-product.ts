import type { NewProduct } from "@cardplaza/contract/companies/products/product-fields";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockCompanyManagedBy } from "../company/company-queries.ts";
import { productValues, requireOwnImages } from "./product-values.ts";
import { sellingCompanyOf } from "./product-queries.ts";
import { products } from "./products.table.ts";
import { showProduct } from "./show-product.ts";

const NO_PRICE = { priceType: "on_request", pricePaise: null, priceMaxPaise: null } as const;

/** Creates a draft, which only the company's team sees. */
export function createProduct(ctx: MemberContext, companyId: string | undefined, fields: NewProduct) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const company = await sellingCompanyOf(tx, member, companyId);
    // A manager who is removed at this moment either comes before or is refused.
    await lockCompanyManagedBy(tx, member, company.id);
    await requireOwnImages(tx, member.id, fields.images);
    const id = newId(now.getTime());
    const values = productValues(fields, NO_PRICE);
    await tx
      .insert(products)
      .values({ ...values, id, companyId: company.id, createdAt: now, updatedAt: now });
    return showProduct({ ...ctx, db: tx }, id);
  });
}
