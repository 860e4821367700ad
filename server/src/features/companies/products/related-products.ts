import { and, desc, eq, ne, not } from "drizzle-orm";
import { RELATED_PRODUCTS } from "@cardplaza/contract/companies/products/product-words";
import type { Context } from "../../../context.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { companies, type CompanyRow } from "../company/companies.table.ts";
import { isOffered } from "../product-conditions.ts";
import { newestOfCategory } from "./product-queries.ts";
import { averageOf } from "../company/present-company.ts";
import { presentLine } from "./present-product.ts";
import { products, type ProductRow } from "./products.table.ts";
import { findProductSeenBy } from "./show-product.ts";

const CONSIDERED = 60;
const SHOWN = { id: companies.id, name: companies.name, city: companies.city, cityKey: companies.cityKey };

/** More products of the same company, and similar products of others. */
export async function relatedProducts(ctx: Context, id: string) {
  const { product, company } = await findProductSeenBy(ctx, id);
  const [ofCompany, similar] = [await moreOfCompany(ctx, product), await similarTo(ctx, product, company)];
  return { ofCompany, similar };
}

/** Products of the same category first, then the newest. */
async function moreOfCompany({ db }: Context, { id, companyId, category }: ProductRow) {
  const rows = await db
    .select({ product: products, company: SHOWN })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(eq(products.companyId, companyId), ne(products.id, id), isOffered()))
    .orderBy(desc(products.id))
    .limit(CONSIDERED);
  const isSame = ({ product }: (typeof rows)[number]) => Number(product.category === category);
  return rows
    .toSorted((one, other) => isSame(other) - isSame(one))
    .slice(0, RELATED_PRODUCTS)
    .map(({ product, company }) => presentLine(product, company));
}

/** One of each company: those in the same city first, then the best rated. */
async function similarTo({ db, member }: Context, { category }: ProductRow, { id, cityKey }: CompanyRow) {
  if (!category) return [];
  // The newest first and then their companies: else the database looks at all companies and their owners.
  const newest = newestOfCategory(db, category, id);
  const rows = await db
    .select({ product: products, company: SHOWN })
    .from(newest)
    .innerJoin(products, eq(products.id, newest.id))
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(isOffered(), member ? not(blockedBetween(member.id, companies.ownerId)) : undefined))
    .orderBy(desc(products.id));
  const worthOf = ({ product, company }: (typeof rows)[number]) =>
    (company.cityKey === cityKey ? 10 : 0) + averageOf(product);
  const best = rows.toSorted((one, other) => worthOf(other) - worthOf(one));
  return best
    .filter(({ company }, at) => best.findIndex((each) => each.company.id === company.id) === at)
    .slice(0, RELATED_PRODUCTS)
    .map(({ product, company }) => presentLine(product, company));
}
