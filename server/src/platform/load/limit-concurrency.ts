import { unavailable } from "../refusals.ts";

/** Runs at most `atOnce` calls and lets `waiting` more wait; any further call is refused with 503. */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let working = 0;

  return async function queued<T>(work: () => Promise<T>): Promise<T> {
    if (working >= atOnce) {
      if (queue.length >= waiting) throw unavailable();
      // A finished call starts the next one in the queue, so that no newer call gets ahead of it.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      working++;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else working--;
    }
  };
}
