import { type IDBPDatabase, openDB } from "idb";

/**
 * Rows that wait in this browser until they are sent. If the browser stores nothing, they last as long as the
 * page. All tabs hear of changes.
 */
export function waitingStore<Row extends { id: string }>(name: string) {
  const inMemory = new Map<string, Row>();
  const listeners = new Set<() => void>();
  let opened: Promise<IDBPDatabase> | undefined;
  let channel: BroadcastChannel | undefined;

  const database = () =>
    (opened ??= openDB(name, 1, {
      upgrade: (db) => void db.createObjectStore(name, { keyPath: "id" }),
      terminated: () => (opened = undefined),
    }));

  function notifyListeners() {
    for (const listener of listeners) listener();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    channel?.postMessage("changed");
  }

  return {
    /** Saves a row; false if it lasts only until the page is closed. */
    async save(row: Row): Promise<boolean> {
      try {
        await (await database()).put(name, row);
        inMemory.delete(row.id);
        return true;
      } catch {
        opened = undefined;
        inMemory.set(row.id, row);
        return false;
      } finally {
        notifyListeners();
      }
    },

    /** Changes a row only if it still waits: one that was sent in the meantime does not come back. */
    async change(id: string, part: Partial<Row>): Promise<void> {
      const held = inMemory.get(id);
      if (held) inMemory.set(id, { ...held, ...part });
      try {
        const transaction = (await database()).transaction(name, "readwrite");
        const row = (await transaction.store.get(id)) as Row | undefined;
        if (row) await transaction.store.put({ ...row, ...part });
        await transaction.done;
      } catch {
        opened = undefined;
      }
      notifyListeners();
    },

    async drop(ids: readonly string[]): Promise<void> {
      for (const id of ids) inMemory.delete(id);
      try {
        const transaction = (await database()).transaction(name, "readwrite");
        await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
      } catch {
        // Nothing was stored, so there is nothing to remove.
      }
      notifyListeners();
    },

    /** Deletes every row. */
    async clear(): Promise<void> {
      inMemory.clear();
      try {
        await (await database()).clear(name);
      } catch {
        opened = undefined;
      }
      notifyListeners();
    },

    async read(): Promise<Row[]> {
      try {
        const stored = (await (await database()).getAll(name)) as Row[];
        return [...stored, ...inMemory.values()];
      } catch {
        opened = undefined;
        return [...inMemory.values()];
      }
    },

    /** Calls the listener when the rows change, in this tab or another. */
    onChange(listener: () => void): () => void {
      channel ??= typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
      channel?.addEventListener("message", listener);
      listeners.add(listener);
      return () => {
        channel?.removeEventListener("message", listener);
        listeners.delete(listener);
      };
    },
  };
}
export type WaitingStore<Row extends { id: string }> = ReturnType<typeof waitingStore<Row>>;
