// What the desk of administrators says. Apart from the words of products, which members' pages load.
import { PRODUCT_STATUSES } from "./product-words.ts";

export const PRODUCT_DECISIONS = ["remove", "restore"] as const;
export type ProductDecision = (typeof PRODUCT_DECISIONS)[number];
export const PRODUCT_FILTERS = ["all", ...PRODUCT_STATUSES] as const;
export type ProductFilter = (typeof PRODUCT_FILTERS)[number];
export const PRODUCT_DESK_QUERY = [3, 100] as const;

export const PRODUCT_DESK_TEXT = {
  notYourList: "Only moderators, support and analysts see this list of products.",
  handledBy: (name: string) => `Already handled by ${name}.`,
} as const;

/** Reasons that administrators choose from; they can change the text before it is sent. */
export const PRODUCT_REASONS: Partial<Record<ProductDecision, readonly string[]>> = {
  remove: [
    "Products of this kind cannot be sold here.",
    "The pictures belong to another seller.",
    "The product uses the brand of another company.",
    "The price or the description is misleading.",
  ],
};
