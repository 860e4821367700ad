/** A `redirect=` is followed only when it is a path of this site; anything else leads to `fallback`. */
export function safePath(value: string | null | undefined, fallback = "/"): string {
  if (!value || !/^\/(?![/\\])/.test(value) || value.includes("\\") || /[\u0000-\u001F\u007F]/.test(value))
    return fallback;
  // The address that a browser makes of it must still be on this site.
  try {
    const url = new URL(value, "https://here.invalid");
    const path = url.pathname + url.search + url.hash;
    // "/.//evil.com" is a path here, and becomes "//evil.com" when its dots are resolved.
    return url.host === "here.invalid" && !path.startsWith("//") ? path : fallback;
  } catch {
    return fallback;
  }
}

/** The three addresses of a card show where the visitor came from. */
export const CARD_PATHS = {
  card: (slug: string) => `/card/${slug}`,
  shared: (slug: string) => `/preview/card/${slug}`,
  saved: (slug: string) => `/business-card/${slug}`,
  team: (slug: string) => `/team-card/${slug}`,
} as const;
