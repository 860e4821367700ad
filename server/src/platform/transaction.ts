import type { Db, Tx } from "./database.ts";

type AfterCommit = () => void;
const waiting = new WeakMap<object, AfterCommit[]>();
const roots = new WeakMap<object, Db>();

/**
 * Runs `work` in one transaction. Inside another transaction it becomes part of that one, so a verb can be
 * called alone or by a larger verb.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const outer = waiting.get(db);
  const hooks: AfterCommit[] = [];
  const result = await db.transaction(async (tx) => {
    waiting.set(tx, hooks);
    roots.set(tx, rootOf(db));
    return work(tx);
  });
  if (outer) outer.push(...hooks);
  else for (const hook of hooks) hook();
  return result;
}

/** The database in which this transaction is, or the database itself. */
export const rootOf = (db: Db): Db => roots.get(db) ?? db;

/** Calls `hook` once the outermost transaction is committed; never after a rollback. */
export function afterCommit(tx: Tx, hook: AfterCommit): void {
  const hooks = waiting.get(tx);
  if (!hooks) throw new Error("afterCommit needs a transaction opened by inTransaction");
  hooks.push(hook);
}
