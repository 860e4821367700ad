import { asc, count, sql, type Column, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { COUNTED_MAX } from "@cardplaza/contract/counts";
import type { Db } from "./database.ts";
import { one } from "./one.ts";

/** What waits: how many, up to `COUNTED_MAX`, and since when the first of them does. */
export interface Waiting {
  count: number;
  oldest: Date | null;
  /** When the next one is due, of those that have times of their own. */
  dueAt: Date | null;
}

interface Part {
  table: PgTable;
  where: SQL | undefined;
  /** Since when a row waits. */
  since: Column;
  /** When a row is due, where each has a time of its own. */
  due?: SQL;
  /** By what an index has the rows in order, if that is not the time. */
  orderBy?: Column;
}

/** Each part follows an index in its order and reads no more rows than are counted. */
export async function readWaiting(db: Db, ...parts: Part[]): Promise<Waiting> {
  const found: Waiting[] = [];
  for (const { table, where, since, due = sql`null::timestamptz`, orderBy = since } of parts) {
    const some = db
      .select({ since: sql`${since}`.as("since"), due: sql`${due}`.as("due") })
      .from(table)
      .where(where)
      .orderBy(asc(orderBy))
      .limit(COUNTED_MAX)
      .as("some");
    const earliest = (time: SQL.Aliased) =>
      sql`min(${time})`.mapWith((text: string | null): Date | null =>
        text === null ? null : new Date(text),
      );
    const counted = { count: count(), oldest: earliest(some.since), dueAt: earliest(some.due) };
    found.push(one(await db.select(counted).from(some)));
  }
  const all = found.reduce((sum, each) => sum + each.count, 0);
  return {
    count: Math.min(all, COUNTED_MAX),
    oldest: earliestOf(found.map(({ oldest }) => oldest)),
    dueAt: earliestOf(found.map(({ dueAt }) => dueAt)),
  };
}

function earliestOf(times: readonly (Date | null)[]): Date | null {
  const known = times.flatMap((time) => (time ? [time.getTime()] : []));
  return known.length > 0 ? new Date(Math.min(...known)) : null;
}
