/** Texts that the browser stores under their keys. Where it forbids that or has no room, they last as long as the page. */
export interface TextStore {
  read(key: string): string | null;
  /** False if the text lasts only as long as the page. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

export const browserStore = textStore(() => localStorage);

/** For this tab alone. */
export const tabStore = textStore(() => sessionStorage);

function textStore(storage: () => Storage): TextStore {
  const inMemory = new Map<string, string>();
  return {
    read(key) {
      try {
        return inMemory.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        storage().setItem(key, text);
        inMemory.delete(key);
        return true;
      } catch {
        inMemory.set(key, text);
        return false;
      }
    },
    remove(key) {
      inMemory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored, so there is nothing to remove.
      }
    },
  };
}
