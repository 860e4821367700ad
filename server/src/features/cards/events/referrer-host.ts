const LONGEST = 100;

/** The site a visitor came from, without the page; none for our own pages and for invalid addresses. */
export function referrerHost(referrer: string | undefined, origin: string): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { protocol, hostname } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || hostname === new URL(origin).hostname) return undefined;
  return hostname.replace(/^www\./, "").slice(0, LONGEST) || undefined;
}
