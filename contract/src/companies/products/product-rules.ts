// Pure rules about products, used on both sides. Free of zod: pages and forms import it.
import { isProductCategory } from "./product-categories.ts";
import type { ProductPrice } from "./product-prices.ts";
import {
  PRODUCT_DESCRIPTION_MIN,
  PRODUCT_NAME_MIN,
  PRODUCT_TEXT,
  type ProductSpec,
} from "./product-words.ts";

export interface ProductContents extends ProductPrice {
  name: string;
  category: string;
  images: readonly string[];
  description: string;
  hsn: string;
  gstRate: number | null;
  specs: readonly ProductSpec[];
}

const HSN = /^(?:\d{4}|\d{6}|\d{8})$/;
export const isHsn = (text: string) => HSN.test(text);

/** What is wrong with a price as a whole: by field, what to do. */
export function wrongWithPrice({
  priceType,
  pricePaise,
  priceMaxPaise,
}: Omit<ProductPrice, "unit">): Record<string, string> {
  if (priceType === "on_request") return {};
  if (pricePaise === null || pricePaise <= 0) return { pricePaise: PRODUCT_TEXT.badPrice };
  if (priceType === "range" && (priceMaxPaise === null || priceMaxPaise <= pricePaise))
    return { priceMaxPaise: PRODUCT_TEXT.badMaxPrice };
  return {};
}

/** What a product needs before it is published: by field, what to do. */
export function missingToPublish(product: ProductContents): Record<string, string> {
  const { name, category, images, description } = product;
  return {
    ...(name.length < PRODUCT_NAME_MIN && { name: `At least ${PRODUCT_NAME_MIN} characters.` }),
    ...(!isProductCategory(category) && { category: PRODUCT_TEXT.badCategory }),
    ...(images.length === 0 && { images: PRODUCT_TEXT.needImage }),
    ...(description.length < PRODUCT_DESCRIPTION_MIN && {
      description: `At least ${PRODUCT_DESCRIPTION_MIN} characters.`,
    }),
    ...wrongWithPrice(product),
  };
}

/** How much buyers learn from it, from 0 to 100. */
export function productCompleteness(product: ProductContents): number {
  const { images, description, priceType, specs, hsn, gstRate } = product;
  const parts: [isThere: boolean, weight: number][] = [
    [images.length > 0, 25],
    [images.length >= 3, 10],
    [description.length >= PRODUCT_DESCRIPTION_MIN, 20],
    [description.length >= 200, 10],
    [priceType !== "on_request", 15],
    [specs.length >= 3, 10],
    [hsn !== "", 5],
    [gstRate !== null, 5],
  ];
  return parts.reduce((score, [isThere, weight]) => (isThere ? score + weight : score), 0);
}
