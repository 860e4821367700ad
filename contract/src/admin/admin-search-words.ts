// Free of zod: screens import it.

/** What administrators find. Each room registers its own. */
export const ADMIN_SEARCH_KINDS = [
  "members",
  "listings",
  "companies",
  "claims",
  "cases",
  "payments",
  "tickets",
] as const;
export type AdminSearchKind = (typeof ADMIN_SEARCH_KINDS)[number];

/** A shorter text finds too many. */
export const ADMIN_SEARCH_MIN = 3;
export const ADMIN_SEARCH_MAX = 100;
/** Of each kind. */
export const ADMIN_SEARCH_SHOWN = 5;
