/** A small draft without pictures, read at once when a form opens. It lasts until it is dropped. */
export const localDraft = <Kept>(key: string) => smallDraft<Kept>(() => localStorage, key);

/** The same for this tab alone. */
export const tabDraft = <Kept>(key: string) => smallDraft<Kept>(() => sessionStorage, key);

// Where the browser keeps nothing, a draft lasts as long as the page.
const inMemory = new Map<string, unknown>();

function smallDraft<Kept>(storage: () => Storage, key: string) {
  return {
    /** False where it is kept only until the page is closed. */
    keep(kept: Kept): boolean {
      try {
        storage().setItem(key, JSON.stringify(kept));
        inMemory.delete(key);
        return true;
      } catch {
        inMemory.set(key, kept);
        return false;
      }
    },
    read(): Kept | null {
      try {
        const kept = JSON.parse(storage().getItem(key) ?? "null") as Kept | null;
        if (kept) return kept;
      } catch {
        // What cannot be read was never kept.
      }
      return (inMemory.get(key) as Kept | undefined) ?? null;
    },
    drop() {
      inMemory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // What could not be kept need not be removed.
      }
    },
  };
}
