export interface Batches<T, Result = void> {
  /** Resolves once its batch is written, and fails with it. */
  add: (item: T) => Promise<Result>;
  /** Waits for everything that was added. */
  finish: () => Promise<void>;
}

interface Waiting<T, Result> {
  item: T;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

const GATHER_MS = 2;

/**
 * `write` returns the results in the order of the items, or nothing if nobody asks for one.
 *
 * Writes at once when there is little load; what arrives while a batch is being written becomes the next one.
 * Under load the next one waits a moment until it holds half of the regular callers: then the
 * database works on one half while this process responds to the other.
 */
export function collectBatches<T, Result = void>(
  most: number,
  write: (items: T[]) => Promise<[Result] extends [void] ? void : Result[]>,
): Batches<T, Result> {
  const waiting: Waiting<T, Result>[] = [];
  let writing: Promise<void> | undefined;
  let enough = 1;
  let gathered: (() => void) | undefined;

  const gather = () =>
    new Promise<void>((resolve) => {
      const impatience = setTimeout(resolve, GATHER_MS);
      gathered = () => {
        clearTimeout(impatience);
        resolve();
      };
    });

  async function writeAll() {
    // Takes requests of the same turn of the event loop too.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      if (waiting.length < enough) await gather();
      const batch = waiting.splice(0, most);
      try {
        const results = await write(batch.map(({ item }) => item));
        for (const [at, { resolve }] of batch.entries()) resolve(results?.[at] as Result);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      enough = Math.min(most, Math.ceil((batch.length + waiting.length) / 2));
    }
    writing = undefined;
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (waiting.length >= enough) gathered?.();
        writing ??= writeAll();
      }),
    finish: async () => writing,
  };
}
