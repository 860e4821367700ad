import { and, count, desc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import {
  PRODUCT_STATUSES,
  PRODUCT_TEXT,
  type ProductStatus,
} from "@cardplaza/contract/companies/products/product-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { companies, type CompanyRow } from "../company/companies.table.ts";
import { isManagedBy, notDeleted as companyNotDeleted } from "../company-conditions.ts";
import { companiesOf, type OwnCompany } from "../company/company-queries.ts";
import { isOffered, isPublished, notDeleted } from "../product-conditions.ts";
import { products, type ProductRow } from "./products.table.ts";

interface SoldProduct {
  product: ProductRow;
  company: CompanyRow;
}

/**
 * Not found for members who neither own nor manage its company. Both rows are locked until the transaction ends:
 * the company's, so that two publishings at once do not both take the last place.
 */
export async function lockProductManagedBy(
  tx: Tx,
  member: Pick<Member, "id">,
  id: string,
  which: SQL | undefined = notDeleted(),
): Promise<SoldProduct> {
  const [found] = await tx
    .select({ product: products, company: companies })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(eq(products.id, id), which, isManagedBy(member.id), companyNotDeleted()))
    .for("no key update", { of: [companies, products] });
  if (!found) throw notFound(PRODUCT_TEXT.notFound);
  return found;
}

/** The completed company of a member whose products a screen shows: the wanted one, else the first. */
export async function sellingCompanyOf(
  db: Db | Tx,
  member: Pick<Member, "id">,
  wanted?: string,
): Promise<OwnCompany> {
  const own = await companiesOf(db, member.id);
  if (wanted && !own.some(({ id }) => id === wanted)) throw notFound(COMPANY_TEXT.notFound);
  const found = own.find(({ id, isCompleted }) => isCompleted && (!wanted || id === wanted));
  if (!found) throw wrongState(PRODUCT_TEXT.notCompleted);
  return found;
}

export const countPublished = (db: Db | Tx, companyId: string) =>
  db.$count(products, and(eq(products.companyId, companyId), isPublished()));

export async function countByStatus(db: Db, companyId: string): Promise<Record<ProductStatus, number>> {
  const rows = await db
    .select({ status: products.status, total: count() })
    .from(products)
    .where(and(eq(products.companyId, companyId), notDeleted()))
    .groupBy(products.status);
  const found = new Map(rows.map(({ status, total }) => [status, total]));
  return Object.fromEntries(PRODUCT_STATUSES.map((status) => [status, found.get(status) ?? 0])) as Record<
    ProductStatus,
    number
  >;
}

export async function companyIdsOf(tx: Tx, productIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: products.companyId })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  return rows.map(({ id }) => id);
}

/** The best of so many of the newest in a category are shown as similar. */
const CONSIDERED = 60;

/** The newest products of a category that other companies have published, to be joined. */
export const newestOfCategory = (db: Db, category: string, exceptCompanyId: string) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.category, category), ne(products.companyId, exceptCompanyId), isPublished()))
    .orderBy(desc(products.id))
    .limit(CONSIDERED)
    .as("newest");

/** Only one that everybody may see. */
export async function findOfferedProduct(db: Db | Tx, id: string): Promise<SoldProduct> {
  const [found] = await db
    .select({ product: products, company: companies })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(eq(products.id, id), isOffered()));
  if (!found) throw notFound(PRODUCT_TEXT.notFound);
  return found;
}

/** A product of any state, locked, for a decision or a review. */
export async function lockProduct(tx: Tx, id: string): Promise<ProductRow | undefined> {
  const [product] = await tx.select().from(products).where(eq(products.id, id)).for("no key update");
  return product;
}

/** Whether everybody may see a company, as a column. */
export const asColumn = (condition: SQL | undefined) => sql<boolean>`${condition as SQL}`;
