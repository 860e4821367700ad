import type { StoredKey } from "./stored-keys.ts";

/** Texts that the browser stores under their keys. Where it forbids that or has no room, they last as long as the page. */
export interface TextStore {
  read: (key: StoredKey) => string | null;
  /** Stores a text; false if it lasts only as long as the page. */
  write: (key: StoredKey, text: string) => boolean;
  remove: (key: StoredKey) => void;
  /** All that are stored, also by what came before this release. */
  keys: () => string[];
}

export const browserStore = textStore(() => localStorage);

/** Texts that are stored for this tab alone. */
export const tabStore = textStore(() => sessionStorage);

function textStore(storage: () => Storage): TextStore {
  const inMemory = new Map<string, string>();
  const attempt = <Result>(act: (storage: Storage) => Result) => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => inMemory.get(key) ?? attempt((stored) => stored.getItem(key)),
    write(key, text) {
      inMemory.delete(key);
      const isStored = attempt((stored) => stored.setItem(key, text)) !== null;
      if (!isStored) inMemory.set(key, text);
      return isStored;
    },
    remove(key) {
      inMemory.delete(key);
      attempt((stored) => stored.removeItem(key));
    },
    keys: () => [...inMemory.keys(), ...(attempt((stored) => Object.keys(stored)) ?? [])],
  };
}
