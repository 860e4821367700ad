import { lt } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Bus } from "../platform/bus/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Db, Tx } from "../platform/database.ts";
import { afterCommit } from "../platform/transaction.ts";
import { pageChanges } from "./page-changes.table.ts";

/** Other instances look when they are told, and at least as often as this. */
const LOOK_EVERY_MS = 2_000;
const KEPT_MS = DAY_MS;
/** An instance that has not looked for so long may miss rows that were deleted. */
const READABLE_MS = KEPT_MS / 2;
/** It is cheaper to render all pages again than to read more than this. */
const MOST_AT_ONCE = 5_000;
const MOST_OWN = 10_000;
const TOPIC = "page-changes";

type Listener = (tags: string[]) => void;

/** Tags of cached pages that changed, in any instance. None is missed: each is a row, written with the change. */
export interface PageChanges {
  /** Reaches listeners here when the transaction is committed, in other instances a moment later. */
  add: (tx: Tx, tags: string[]) => Promise<void>;
  subscribe: (listener: Listener) => () => void;
  /** Called when rows were missed or are too many to be read: everything may have changed. */
  onGap: (listener: () => void) => void;
  /** Reads what is new. */
  look: () => Promise<void>;
  close: () => void;
}

interface Needs {
  db: Database["db"];
  bus: Bus;
  clock: Clock;
}

export async function openPageChanges({ db, bus, clock }: Needs): Promise<PageChanges> {
  const listeners = new Set<Listener>();
  const gapListeners = new Set<() => void>();
  /** Rows of this instance, of which its listeners know already. */
  const own = new LRUCache<number, true>({ max: MOST_OWN });
  let { snapshot } = await readNew(db, null);
  let lookedAt = clock.now().getTime();

  const publish = (tags: string[]) => {
    for (const listener of listeners) listener(tags);
  };
  const readOn = async () => {
    const isReadable = clock.now().getTime() - lookedAt < READABLE_MS;
    const found = await readNew(db, isReadable ? snapshot : null);
    ({ snapshot } = found);
    lookedAt = clock.now().getTime();
    if (!isReadable || found.rows.length > MOST_AT_ONCE) {
      for (const listener of gapListeners) listener();
      return;
    }
    const tags = new Set(found.rows.flatMap((row) => (own.delete(row.id) ? [] : row.tags)));
    if (tags.size > 0) publish([...tags]);
  };
  // Without a database there are no changes either. The next look reads them all.
  const look = oneAtATime(() => readOn().catch(() => {}));

  const unsubscribe = bus.subscribe(TOPIC, () => void look());
  bus.onGap(() => void look());
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();

  return {
    async add(tx, tags) {
      const [row] = await tx
        .insert(pageChanges)
        .values({ tags, at: clock.now() })
        .returning({ id: pageChanges.id });
      afterCommit(tx, () => {
        if (row) own.set(row.id, true);
        publish(tags);
        bus.publishToOthers(TOPIC, null);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap: (listener) => void gapListeners.add(listener),
    look,
    close() {
      unsubscribe();
      clearInterval(timer);
    },
  };
}

interface Found {
  /** What this look saw: the next one reads the rows that it did not see. */
  snapshot: string;
  rows: { id: number; tags: string[] }[];
}

// The upper bound leaves out rows of another database, from which this one was restored.
const NEW_ROWS = `
  select pg_current_snapshot()::text as snapshot, coalesce((
    select json_agg(json_build_object('id', id, 'tags', tags)) from (
      select id, tags from page_changes
      where transaction >= pg_snapshot_xmin($1::pg_snapshot)
        and transaction < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
      limit ${MOST_AT_ONCE + 1}) new_rows), '[]') as rows`;

/** Rows of transactions that were not committed yet in the earlier snapshot; without one only the snapshot. */
async function readNew(db: Database["db"], earlier: string | null): Promise<Found> {
  const { rows } = await db.$client.query<Found>({
    name: "new-page-changes",
    text: NEW_ROWS,
    values: [earlier],
  });
  return rows[0] as Found;
}

/** Calls while one is under way share one more, which begins after it. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    if (!running) {
      running = work().finally(() => (running = undefined));
      return running;
    }
    next ??= running.then(() => {
      next = undefined;
      return start();
    });
    return next;
  };
  return start;
}

/** Deletes old changes, for the daily tidy-up. */
export async function deleteOldPageChanges(db: Db, now: Date): Promise<void> {
  await db.delete(pageChanges).where(lt(pageChanges.at, new Date(now.getTime() - KEPT_MS)));
}
