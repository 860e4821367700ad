/**
 * What sells the product is not for members. The mark on <html> decides from the first paint, so the page is the same
 * for everybody and nothing moves.
 */
export const FOR_VISITORS = "in-data-session:hidden";
