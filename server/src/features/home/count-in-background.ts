import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";

interface Counted {
  at: number;
  figures: Promise<unknown>;
}

const CACHE_MS = 10 * MINUTE_MS;
const cached = new WeakMap<Db, Map<string, Counted>>();

/**
 * Caches slow counts for ten minutes. Older figures are still returned while a new count runs, so that only
 * the first caller waits. Every server instance has its own cache.
 */
export function countInBackground<T>(db: Db, name: string, now: Date, count: () => Promise<T>): Promise<T> {
  const known = cached.get(db) ?? new Map<string, Counted>();
  cached.set(db, known);
  const last = known.get(name) as { at: number; figures: Promise<T> } | undefined;
  const at = now.getTime();
  if (last && at - last.at < CACHE_MS) return last.figures;
  const counting = count();
  known.set(name, { at, figures: last?.figures ?? counting });
  counting.then(
    () => known.set(name, { at, figures: counting }),
    // The next call tries again.
    () => (last ? known.set(name, last) : known.delete(name)),
  );
  return last?.figures ?? counting;
}
