const LONGEST = 100;

/** The site a visitor came from, without the page; null for our own pages and for what is no web address. */
export function referrerHost(referrer: string | undefined, origin: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { protocol, hostname } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || hostname === new URL(origin).hostname) return null;
  return hostname.replace(/^www\./, "").slice(0, LONGEST) || null;
}
