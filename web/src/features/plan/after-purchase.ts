import { safePath } from "@cardplaza/contract/paths";
import { tabStore } from "../../lib/storage/browser-storage.ts";

const DASHBOARD = "/business-cards";

/** Where the member goes on once they have the plan: to `redirect`, or on this page without the dialog. */
export function pathAfterPurchase({ pathname, search }: { pathname: string; search: string }): string {
  const here = pathname.replace(/(.)\/+$/, "$1");
  const query = new URLSearchParams(search);
  if (here.toLowerCase() === DASHBOARD) {
    const redirect = query.get("redirect");
    if (redirect) return withoutDialog(safePath(redirect, DASHBOARD));
    query.delete("redirect");
  }
  // Elsewhere `redirect` is the page's own way back.
  return withoutDialog(query.size > 0 ? `${here}?${query}` : here);
}

function withoutDialog(path: string): string {
  const url = new URL(path, "https://here.invalid");
  if (!url.searchParams.has("upgrade")) return path;
  url.searchParams.delete("upgrade");
  return url.pathname + url.search + url.hash;
}

const KEY = "purchase";

/** The payment that is celebrated after the reload. The tab alone remembers it; the server knows the rest. */
export const rememberPurchase = (paymentId: string) => tabStore.write(KEY, paymentId);

export const rememberedPurchase = () => tabStore.read(KEY);

export const clearPurchase = () => tabStore.remove(KEY);
