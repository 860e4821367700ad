// Limits and texts of the public pages of businesses. No zod here: those pages import this file.

/** The tag of a business's cached page: invalidated when anything that it shows changes. */
export const listingTag = (listingId: string) => `listing:${listingId}`;
/** The tag of cached pages that show lists of businesses. */
export const DIRECTORY_TAG = "listing:*";

export const CONTACT_KINDS = ["call", "whatsapp", "directions", "website"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** The orders of the directory; the first is the default. */
export const DIRECTORY_SORTS = ["rating", "newest", "distance", "name"] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];
export const DIRECTORY_SORT_LABELS: Record<DirectorySort, string> = {
  rating: "Best rated",
  newest: "Newest",
  distance: "Nearest",
  name: "Name",
};
export const DIRECTORY_RATINGS = [4.5, 4, 3] as const;
/** The most results that are counted and paged: nobody goes further. */
export const DIRECTORY_MOST = 1_000;
export const SIMILAR_SHOWN = 3;
/** Premium businesses above a list by rating. */
export const FEATURED_SHOWN = 3;

/** The days of the owner's figures and plots. */
export const LISTING_STATS_DAYS = 30;

export const LISTING_PAGE_TEXT = {
  none: "No businesses here yet. Be the first: list yours free.",
  noMatch: (q: string) => `No businesses match '${q}'.`,
  reportedOwn: "This is your own business.",
} as const;

/** The notification when a member taps a number. */
export const contactNotice = (who: string, kind: ContactKind, listing: string) =>
  kind === "whatsapp"
    ? `${who} opened WhatsApp to write to ${listing}.`
    : `${who} tapped to call ${listing}.`;

export const LISTING_FILES = {
  qrPng: (id: string) => `/api/business-listings/${id}/qr.png`,
  qrSvg: (id: string) => `/api/business-listings/${id}/qr.svg`,
} as const;
