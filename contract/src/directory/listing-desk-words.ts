// What the desk of administrators says. Apart from the words of listings, which members' pages load.
import { LISTING_STATUSES, type ListingAction } from "./listing-words.ts";

export const LISTING_QUERY_MIN = 3;
/** What administrators list. `waiting`: everything that waits for review, including changes of live listings. */
export const LISTING_FILTERS = ["waiting", "all", ...LISTING_STATUSES] as const;
export type ListingFilter = (typeof LISTING_FILTERS)[number];

/** Reasons that administrators choose from; they can change the text before it is sent. */
export const LISTING_REASONS: Partial<Record<ListingAction, readonly string[]>> = {
  reject: [
    "This business is listed already. Please claim the existing listing instead.",
    "The name must be the name of the business, without offers, numbers or web addresses.",
    "The category does not fit the business.",
    "The address could not be found. Please check it.",
    "Businesses of this kind cannot be listed here.",
  ],
  suspend: [
    "The business does not exist at this address.",
    "Several people reported this listing as misleading.",
    "The listing uses the name or the pictures of another business.",
    "Businesses of this kind cannot be listed here.",
  ],
};
