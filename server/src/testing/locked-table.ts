import { sql } from "drizzle-orm";
import pg from "pg";
import { expect } from "vitest";
import type { Db } from "../platform/database.ts";
import { eventually } from "./eventually.ts";

/** Locks a table, so that a request which needs it waits until `release`. */
export async function lockTable(databaseUrl: string, table: string) {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  return {
    /** Returns once a request waits for this table; other databases of the server have locks of their own. */
    waitedFor: () =>
      eventually(async () => {
        const waiting = `select 1 from pg_locks where not granted and relation = '${table}'::regclass
            and database = (select oid from pg_database where datname = current_database())`;
        expect((await holder.query(waiting)).rowCount).toBeGreaterThan(0);
      }),
    async release() {
      await holder.query("rollback");
      await holder.end();
    },
  };
}

/** Returns once so many transactions wait for a lock of a row or a table. */
export const untilWaiting = (db: Db, count: number) =>
  eventually(async () => {
    const { rows } = await db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(count);
  });
