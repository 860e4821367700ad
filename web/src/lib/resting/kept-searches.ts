import { browserStore } from "../storage/browser-storage.ts";
import { parseStored } from "../storage/stored-value.ts";

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

/** The last searches, which are stored in this browser alone. */
export function readSearches(): readonly RecentSearch[] {
  const text = browserStore.read(KEY);
  if (text !== cached.text) cached = { text, searches: parse(text) };
  return cached.searches;
}

function parse(text: string | null): readonly RecentSearch[] {
  const value = parseStored(text);
  return Array.isArray(value) ? value.filter(isSearch).slice(0, MOST) : NO_SEARCHES;
}

const isSearch = (value: unknown): value is RecentSearch =>
  typeof value === "object" && value !== null && "q" in value && typeof value.q === "string";

function write(searches: readonly RecentSearch[]): void {
  if (searches.length === 0) browserStore.remove(KEY);
  else browserStore.write(KEY, JSON.stringify(searches));
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
