// Limits, lists and texts of products. Free of zod: pages and forms import it.
import { versionedPreview } from "../../cards/card-files.ts";

export const PRICE_TYPES = ["fixed", "range", "on_request"] as const;
export type PriceType = (typeof PRICE_TYPES)[number];
export const PRICE_TYPE_LABEL: Record<PriceType, string> = {
  fixed: "Fixed",
  range: "Range",
  on_request: "On request",
};

export const AVAILABILITIES = ["in_stock", "made_to_order", "out_of_stock"] as const;
export type Availability = (typeof AVAILABILITIES)[number];
export const AVAILABILITY_LABEL: Record<Availability, string> = {
  in_stock: "In stock",
  made_to_order: "Made to order",
  out_of_stock: "Out of stock",
};

/** `archived` by its own team, `removed` by an administrator. */
export const PRODUCT_STATUSES = ["draft", "published", "archived", "removed"] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
export const PRODUCT_STATUS_LABEL: Record<ProductStatus, string> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
  removed: "Removed",
};

/** What can be done with several at once. */
export const PRODUCT_BULK_ACTIONS = ["publish", "archive", "delete"] as const;
export type ProductBulkAction = (typeof PRODUCT_BULK_ACTIONS)[number];

/** The rates of GST in per cent. */
export const GST_RATES = [0, 5, 18, 40] as const;
export const DEFAULT_ORIGIN = "India";

export const FREE_PRODUCTS = 25;
export const MAX_PRODUCT_IMAGES = 6;
export const MAX_SPECS = 20;
export const MAX_BULK_PRODUCTS = 50;
export const PRODUCT_NAME_MIN = 3;
export const PRODUCT_DESCRIPTION_MIN = 30;
/** ₹1,000 crore. */
export const MAX_PRODUCT_PAISE = 1_000_000_000_000;
export const MAX_PRODUCT_MOQ = 1_000_000_000;
/** A deleted product can be restored for this long. */
export const PRODUCT_UNDO_DAYS = 30;
export const PRODUCTS_PER_PAGE = 24;
export const RELATED_PRODUCTS = 6;

/** The most characters of each text, by its path. */
export const PRODUCT_LIMITS = {
  name: 120,
  description: 3000,
  hsn: 8,
  "specs.*.k": 60,
  "specs.*.v": 200,
  countryOfOrigin: 60,
} as const;

export interface ProductSpec {
  k: string;
  v: string;
}

export const PRODUCT_TEXT = {
  notFound: "Product not found",
  gone: "This product is no longer offered.",
  limit: `${FREE_PRODUCTS} products can be published on the free plan. Archive one, or upgrade to publish more.`,
  badCategory: "Choose a category from the list.",
  badPrice: "Enter a price.",
  badMaxPrice: "Enter a price above the lowest one.",
  badMoq: "Enter a whole number from 1.",
  badHsn: "An HSN code has 4, 6 or 8 digits.",
  badGst: `Choose a GST rate: ${GST_RATES.join(", ")} per cent.`,
  badUnit: "Choose a unit from the list, such as piece, kg or box.",
  needImage: "Add at least one picture.",
  sameImage: "A picture is listed twice.",
  sameSpec: "A detail is listed twice.",
  notCompleted: "Finish setting up the company first.",
  removed: "This product was removed. Contact us if you think that is a mistake.",
  reportedOwn: "This is a product of your own company.",
  notYourTask: "Only moderators decide on products.",
  notNow: { remove: "This product is removed already.", restore: "This product is not removed." },
} as const;

export const productPath = ({ slug }: { slug: string }) => `/product/${slug}`;
/** The search for a category's products, without the code that reads and writes every address of the search. */
export const productCategoryPath = (slug: string) => `/search?type=product&category=${slug}`;
export const PRODUCT_FILES = {
  preview: (id: string, updatedAt: string) => versionedPreview(`/api/products/${id}/og.jpg`, updatedAt),
} as const;
/** Cached pages that show the product. */
export const productTag = (productId: string) => `product:${productId}`;
