/**
 * A small draft without pictures, read at once when a form opens. Where the browser keeps nothing, it
 * lasts as long as the page.
 */
export function localDraft<Kept>(key: string) {
  return {
    /** False where it is kept only until the page is closed. */
    keep(kept: Kept): boolean {
      try {
        localStorage.setItem(key, JSON.stringify(kept));
        inMemory.delete(key);
        return true;
      } catch {
        inMemory.set(key, kept);
        return false;
      }
    },
    read(): Kept | null {
      try {
        const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
        if (kept) return kept;
      } catch {
        // What cannot be read was never kept.
      }
      return (inMemory.get(key) as Kept | undefined) ?? null;
    },
    drop() {
      inMemory.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // What could not be kept need not be removed.
      }
    },
  };
}

const inMemory = new Map<string, unknown>();
