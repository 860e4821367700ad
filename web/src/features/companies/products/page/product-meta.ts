import { priceWords } from "@cardplaza/contract/companies/products/product-prices";
import { productPath } from "@cardplaza/contract/companies/products/product-words";
import type { Product } from "@cardplaza/contract/companies/products/products";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { searchPath } from "@cardplaza/contract/search/search-address";
import { pictureJpegUrl } from "@cardplaza/contract/uploads/pictures";
import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, WithContext } from "schema-dts";
import { productData } from "./product-data.ts";

const LONGEST_DESCRIPTION = 160;

/** What search engines and messengers learn of a product and its first reviews. */
export function productMeta(product: Product, origin: string, reviews: Review[]): MetaDescriptor[] {
  const { name, description, company, images } = product;
  const url = origin + productPath(product);
  const price = priceWords(product);
  const title = `${name} · ${price} · ${company.name}`;
  const place = company.city && ` in ${company.city}`;
  const summary = cut(`${price}. ${company.name}${place}. ${description.replaceAll(/\s+/g, " ")}`);
  const data = productData(product, { url, origin, reviews });
  const [picture] = images;
  const image = origin + (picture ? pictureJpegUrl(picture) : "/icon-512.png");
  return [
    { title: `${title} · ${PRODUCT_NAME}` },
    { name: "description", content: summary },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "product" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:title", content: title },
    { property: "og:description", content: summary },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:alt", content: name },
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
    ...(data ? [{ "script:ld+json": data }] : []),
    { "script:ld+json": breadcrumbs(product, origin) },
  ];
}

/** The way to a product: home, the group, the category. */
export const trailOf = ({ categoryPath }: Pick<Product, "categoryPath">) => [
  { name: "Home", path: "/" },
  ...categoryPath.map(({ slug, name }) => ({ name, path: searchPath({ type: "product", category: slug }) })),
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
