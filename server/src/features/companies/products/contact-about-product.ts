import type { CompanyContactKind } from "@cardplaza/contract/companies/company-words";
import { productPath } from "@cardplaza/contract/companies/products/product-words";
import type { Context } from "../../../context.ts";
import { countContact } from "../pages/contact-company.ts";
import { limitVisits } from "../pages/count-company-visit.ts";
import { slugOfProduct } from "./present-product.ts";
import { findProductSeenBy } from "./show-product.ts";

/** A visitor taps the number on a product's page. It is the company's number, so it counts there. */
export async function contactAboutProduct(ctx: Context, id: string, kind: CompanyContactKind): Promise<void> {
  await limitVisits(ctx, id);
  const { product, company, role } = await findProductSeenBy(ctx, id);
  if (role === null)
    await countContact(ctx, company, kind, product.name, productPath({ slug: slugOfProduct(product) }));
}
