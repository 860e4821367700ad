/** A small draft without pictures, read at once when a form opens. It lasts until it is dropped. */
export const localDraft = <Values>(key: string) => smallDraft<Values>(() => localStorage, key);

/** The same for this tab alone. */
export const tabDraft = <Values>(key: string) => smallDraft<Values>(() => sessionStorage, key);

// If the browser stores nothing, a draft lasts as long as the page.
const inMemory = new Map<string, unknown>();

function smallDraft<Values>(storage: () => Storage, key: string) {
  return {
    /** False if it lasts only until the page is closed. */
    save(values: Values): boolean {
      try {
        storage().setItem(key, JSON.stringify(values));
        inMemory.delete(key);
        return true;
      } catch {
        inMemory.set(key, values);
        return false;
      }
    },
    read(): Values | null {
      try {
        const values = JSON.parse(storage().getItem(key) ?? "null") as Values | null;
        if (values) return values;
      } catch {
        // What cannot be read counts as not stored.
      }
      return (inMemory.get(key) as Values | undefined) ?? null;
    },
    drop() {
      inMemory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored, so there is nothing to remove.
      }
    },
  };
}
