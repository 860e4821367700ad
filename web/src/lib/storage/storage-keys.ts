/** The specification's two keys, and our other keys in local storage. */
export const TOKEN_KEY = "token";
export const LOGOUT_KEY = "logout";
export const ADMIN_TOKEN_KEY = "adminToken";
/** The administrator whose session this browser has, or had when it was locked; and when they last did something. */
export const ADMIN_KEY = "admin";
export const ADMIN_ACTIVE_KEY = "adminActive";
/**
 * There while the stored token came by address and is unproven: it holds the token that was there
 * before, or nothing. In local storage, so that a page closed too early leaves no planted token in force.
 */
export const EARLIER_TOKEN_KEY = "earlierToken";
/** Whether the member has a business listing, for the first paint of the next page. */
export const HAS_LISTING_KEY = "hasListing";
/** The members whose suggestion of a city and a trade was closed. */
export const CLOSED_KNOWN_KEY = "closedKnown";
/** Whose pushes come to this browser, and when the server last had its subscription. */
export const PUSH_KEY = "push";
/** Who closed the offer of pushes, how often and when. */
export const PUSH_OFFER_KEY = "pushOffer";
/** In a tab in which an administrator looks at the product as a member: as whom. */
export const VIEW_KEY = "viewAs";
/** The member whose data this browser, or this tab, holds. */
export const MEMBER_KEY = "member";
