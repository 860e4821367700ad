import { tabStore } from "./browser-storage.ts";
import type { StoredKey } from "./stored-keys.ts";

/** A text of this tab that components listen to: what was typed survives a reload and the way to the sign-in. */
export function createTabText(key: StoredKey) {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    text: () => tabStore.read(key),
    save(text: string | null) {
      if (text === null) tabStore.remove(key);
      else tabStore.write(key, text);
      for (const listener of listeners) listener();
    },
  };
}
