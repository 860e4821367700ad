import { PREVIEW_IMAGE } from "@cardplaza/contract/cards/card-files";
import { priceWords } from "@cardplaza/contract/companies/products/product-prices";
import {
  PRODUCT_FILES,
  productCategoryPath,
  productPath,
} from "@cardplaza/contract/companies/products/product-words";
import type { Product } from "@cardplaza/contract/companies/products/product";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, WithContext } from "schema-dts";
import { productData } from "./product-data.ts";

const LONGEST_DESCRIPTION = 160;

/** What search engines and messengers learn of a product and its first reviews. */
export function productMeta(product: Product, origin: string, reviews: Review[]): MetaDescriptor[] {
  const { name, description, company } = product;
  const url = origin + productPath(product);
  const price = priceWords(product);
  const title = `${name} · ${price} · ${company.name}`;
  const place = company.city && ` in ${company.city}`;
  const summary = cut(`${price}. ${company.name}${place}. ${description.replaceAll(/\s+/g, " ")}`);
  const data = productData(product, { url, origin, reviews });
  return [
    { title: `${title} · ${PRODUCT_NAME}` },
    { name: "description", content: summary },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "product" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:title", content: title },
    { property: "og:description", content: summary },
    { property: "og:url", content: url },
    { property: "og:image", content: origin + PRODUCT_FILES.preview(product._id, product.updated_at) },
    { property: "og:image:width", content: String(PREVIEW_IMAGE.width) },
    { property: "og:image:height", content: String(PREVIEW_IMAGE.height) },
    { property: "og:image:alt", content: name },
    { name: "twitter:card", content: "summary_large_image" },
    ...(data ? [{ "script:ld+json": data }] : []),
    { "script:ld+json": breadcrumbs(product, origin) },
  ];
}

/** The way to a product: home, the group, the category. */
export const trailOf = ({ categoryPath }: Pick<Product, "categoryPath">) => [
  { name: "Home", path: "/" },
  ...categoryPath.map(({ slug, name }) => ({ name, path: productCategoryPath(slug) })),
];

const breadcrumbs = (
  product: Product,
  origin: string,
): WithContext<BreadcrumbList> & Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [...trailOf(product), { name: product.name, path: productPath(product) }].map(
    ({ name, path }, at) => ({
      "@type": "ListItem" as const,
      position: at + 1,
      name,
      item: origin + path,
    }),
  ),
});

const cut = (text: string) =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`;
