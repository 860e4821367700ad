import type { z } from "zod";
import type { Badge } from "@cardplaza/contract/names";
import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { productCategoryPath } from "@cardplaza/contract/companies/products/product-categories";
import type { OwnProduct, Product, ProductLine } from "@cardplaza/contract/companies/products/product";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import type { CompanyRow } from "../company/companies.table.ts";
import { averageOf, slugOfCompany } from "../company/present-company.ts";
import type { ProductRow } from "./products.table.ts";

export type ProductJson = z.input<typeof Product>;
export type ProductLineJson = z.input<typeof ProductLine>;
type OwnProductJson = z.input<typeof OwnProduct>;

/** A product with what is needed to show it. */
export interface FoundProduct {
  product: ProductRow;
  company: CompanyRow;
  badges: Badge[];
}

export const slugOfProduct = ({ id, name }: Pick<ProductRow, "id" | "name">) => slugOfName({ name, _id: id });

const sellerOf = ({ company, badges }: FoundProduct): ProductJson["company"] => ({
  ...company,
  _id: company.id,
  slug: slugOfCompany(company),
  hasGstin: company.gstin !== "",
  ratingAvg: averageOf(company),
  badges,
});

/** The product, for the company's team with its state, for everybody else without. */
export function presentProduct(found: FoundProduct, role: CompanyRole | null): ProductJson {
  const { id, status, removalReason, createdAt, updatedAt, ...shown } = found.product;
  return {
    ...shown,
    _id: id,
    slug: slugOfProduct(found.product),
    categoryPath: productCategoryPath(shown.category),
    ratingAvg: averageOf(shown),
    company: sellerOf(found),
    role,
    ...(role && { status, removalReason }),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** The columns of the company in a line about its product. */
export type LineCompany = Pick<CompanyRow, "id" | "name" | "city">;

export const presentLine = (product: ProductRow, company: LineCompany): ProductLineJson => ({
  ...product,
  _id: product.id,
  slug: slugOfProduct(product),
  image: product.images[0] ?? "",
  ratingAvg: averageOf(product),
  company: { _id: company.id, slug: slugOfCompany(company), name: company.name, city: company.city },
});

export const presentOwnLine = (product: ProductRow): OwnProductJson => ({
  ...product,
  _id: product.id,
  slug: slugOfProduct(product),
  image: product.images[0] ?? "",
  ratingAvg: averageOf(product),
  updated_at: product.updatedAt,
});
