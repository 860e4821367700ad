import { browserStore, tabStore, type TextStore } from "./browser-storage.ts";
import type { StoredKey } from "./stored-keys.ts";

/** A small value that the browser stores as JSON, read at once. It lasts until it is dropped. */
export const browserValue = <Value>(key: StoredKey) => storedValue<Value>(browserStore, key);

/** A value that is stored for this tab alone. */
export const tabValue = <Value>(key: StoredKey) => storedValue<Value>(tabStore, key);

const storedValue = <Value>(store: TextStore, key: StoredKey) => ({
  /** Saves a value; false if it lasts only until the page is closed. */
  save: (value: Value) => store.write(key, JSON.stringify(value)),
  read: () => parseStored(store.read(key)) as Value | null,
  drop: () => store.remove(key),
});

/** What cannot be read counts as not stored. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null") as unknown;
  } catch {
    return null;
  }
}
