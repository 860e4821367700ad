/** A page that does not exist. */
const NO_PAGE = "/not-found";

/**
 * The address of a page in a form that the pages' router can read. Two slashes at the start would name another
 * host, and a broken escape or a line break matches no route: such addresses lead to the "not found" page.
 */
export function pageAddress(url: string): string {
  // Proxies may send the whole address with its host.
  const address = url.replace(/^https?:\/\/[^/?#]+(?=\/)/i, "");
  const [path = ""] = address.split(/[?#]/, 1);
  return /^\/(?!\/)/.test(path) && isReadable(path) ? address : NO_PAGE;
}

function isReadable(path: string): boolean {
  try {
    return !/[\p{Cc}\u2028\u2029\\]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
