export interface Batches<T> {
  /** Resolves once the batch that holds it is written, and fails with it. */
  add: (item: T) => Promise<void>;
  /** Waits for everything that was added. */
  finish: () => Promise<void>;
}

interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Writes at once when it is quiet; what arrives while a batch is being written becomes the next one. */
export function collectBatches<T>(most: number, write: (items: T[]) => Promise<void>): Batches<T> {
  const waiting: Waiting<T>[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll() {
    // Requests that came in with the same turn of the event loop are taken along.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        await write(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = undefined;
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        writing ??= writeAll();
      }),
    finish: async () => writing,
  };
}
