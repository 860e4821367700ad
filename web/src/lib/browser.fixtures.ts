import { vi } from "vitest";

/** The little of a browser that the session's rules touch, for tests. */
export function standInForBrowser(stored: Record<string, string> = {}) {
  const store = new Map(Object.entries(stored));
  const dataset: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
  vi.stubGlobal("document", { documentElement: { dataset } });
  return { store, dataset };
}
