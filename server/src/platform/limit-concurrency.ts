import { unavailable } from "./refusals.ts";

/** Lets so many work at once and so many wait; whoever comes after those is told to come back. */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let working = 0;

  return async function queued<T>(work: () => Promise<T>): Promise<T> {
    if (working >= atOnce) {
      if (queue.length >= waiting) throw unavailable();
      // Whoever finishes hands its place over, so nobody slips in between.
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
