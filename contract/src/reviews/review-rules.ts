// Free of zod: the pages import it.

/** A page's address that opens the review form. The code says how the author came here. */
export const reviewFormPath = (path: string, code: string) =>
  `${path}${path.includes("?") ? "&" : "?"}review=${encodeURIComponent(code)}`;
