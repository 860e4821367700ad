const KEY = "recentSearches";
const MOST = 6;

export interface RecentSearch {
  q: string;
  city?: string;
}

export const NO_SEARCHES: readonly RecentSearch[] = [];
let cached: { text: string | null; searches: readonly RecentSearch[] } = {
  text: null,
  searches: NO_SEARCHES,
};
const listeners = new Set<() => void>();

/** In this browser alone; storage may be full or forbidden, then there are none. */
export function readSearches(): readonly RecentSearch[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return NO_SEARCHES;
  }
  if (text !== cached.text) cached = { text, searches: parse(text) };
  return cached.searches;
}

function parse(text: string | null): readonly RecentSearch[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isSearch).slice(0, MOST) : NO_SEARCHES;
  } catch {
    return NO_SEARCHES;
  }
}

const isSearch = (value: unknown): value is RecentSearch =>
  typeof value === "object" && value !== null && "q" in value && typeof value.q === "string";

function write(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Nothing is lost but a convenience.
  }
  for (const listener of listeners) listener();
}

export function rememberSearch(q: string, city?: string): void {
  const others = readSearches().filter((one) => one.q !== q || one.city !== city);
  write([{ q, ...(city && { city }) }, ...others].slice(0, MOST));
}

export const clearSearches = () => write([]);

export function subscribeToSearches(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
