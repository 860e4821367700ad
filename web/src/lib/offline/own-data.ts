// What the worker stores of a member's data, known to pages too.

/** One cache for each session. Nothing else in the browser has this beginning. */
export const OWN_CACHES = "own-";
/** Pictures that were shared with the app and wait for the scanner. */
export const SHARED_CACHE = "shared-pictures";
export const SHARED_PICTURE = "/shared-picture";

/** What My Card, saved cards and contacts read, and who is signed in. Nothing of these is about others' pages. */
export const OWN_READS = [
  "/api/auth/me",
  "/api/user-profile",
  "/api/business-listings/my-business",
  "/api/business-cards",
  "/api/team-card",
  "/api/business-cards/saved",
  "/api/contacts",
] as const;

const OWN_DESIGN = /^\/api\/card-customization\/[0-9a-z]+$/;

/** Whether the response to this address is stored. Searches are not, only a list and its further pages. */
export function isOwnRead({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
  if (pathname === "/api/contacts") return search === "" || /^\?cursor=[^&]*$/.test(search);
  return search === "" && ((OWN_READS as readonly string[]).includes(pathname) || OWN_DESIGN.test(pathname));
}
