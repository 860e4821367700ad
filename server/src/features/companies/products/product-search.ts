import { and, asc, eq, gt, inArray } from "drizzle-orm";
import {
  PRODUCT_CATEGORIES,
  productCategoryName,
  productCategoryPath,
} from "@cardplaza/contract/companies/products/product-categories";
import { priceWords, quantityWords } from "@cardplaza/contract/companies/products/product-prices";
import { productCompleteness } from "@cardplaza/contract/companies/products/product-rules";
import { productPath } from "@cardplaza/contract/companies/products/product-words";
import type { SearchEntry, SearchKind } from "../../../registry/search-kind.ts";
import { businessVerifiedUntil } from "../../cards/verified-at.ts";
import { companies, type CompanyRow } from "../company/companies.table.ts";
import { averageOf } from "../company/present-company.ts";
import { slugOfProduct } from "./present-product.ts";
import { isOffered } from "../product-conditions.ts";
import { products, type ProductRow } from "./products.table.ts";

const isFound = (ids: string[]) => and(inArray(products.id, ids), isOffered());

/** How products are found: in the place of their company, and hidden with it. */
export const productSearch: SearchKind = {
  type: "product",
  categoryLabel: "Category",
  version: 1,
  filters: ["price", "moq"],
  categories: PRODUCT_CATEGORIES,
  hasOneCategory: true,
  async entriesOf(db, ids) {
    const rows = await db
      .select({ product: products, company: companies, provenUntil: businessVerifiedUntil(companies) })
      .from(products)
      .innerJoin(companies, eq(companies.id, products.companyId))
      .where(isFound(ids));
    return rows.map(({ product, company, provenUntil }) => entryOf(product, company, provenUntil));
  },
  async idsAfter(tx, after, limit) {
    const rows = await tx
      .select({ id: products.id })
      .from(products)
      .where(gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(limit)
      .for("share");
    return rows.map(({ id }) => id);
  },
  async resultsOf(db, ids) {
    const rows = await db
      .select({ product: products, company: companies })
      .from(products)
      .innerJoin(companies, eq(companies.id, products.companyId))
      .where(isFound(ids));
    return rows.map(({ product, company }) => ({
      _id: product.id,
      title: product.name,
      subtitle: [company.name, productCategoryName(product.category)].filter(Boolean).join(" · "),
      image: product.images[0] ?? null,
      city: company.city,
      rating: averageOf(product) || null,
      phone: company.phone,
      whatsapp: company.showWhatsapp ? company.phone : "",
      price: priceWords(product),
      facts: product.moq > 1 ? [`Minimum order ${quantityWords(product.moq, product.unit)}`] : [],
      url: productPath({ slug: slugOfProduct(product) }),
    }));
  },
};

function entryOf(product: ProductRow, company: CompanyRow, provenUntil: Date | null): SearchEntry {
  const { category, specs, description, pricePaise, priceMaxPaise, moq } = product;
  const { ownerId, city, state, pin, lat, lng, locality } = company;
  return {
    id: product.id,
    ownerId,
    audience: "all",
    name: product.name,
    otherName: company.name,
    category: productCategoryPath(category)
      .map(({ name }) => name)
      .join(" "),
    categories: category ? [category] : [],
    description: [locality, ...specs.map(({ k, v }) => `${k} ${v}`), description].join(" "),
    city,
    serves: [],
    state,
    pin,
    lat,
    lng,
    ratingSum: product.ratingSum,
    ratingCount: product.ratingCount,
    verifiedUntil: provenUntil,
    pricePaise,
    priceMaxPaise,
    moq,
    completeness: productCompleteness(product),
    isSlow: company.slowReplies,
    createdAt: product.publishedAt ?? product.createdAt,
    updatedAt: product.updatedAt,
  };
}
