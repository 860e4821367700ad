import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { COUNTED_MAX } from "@cardplaza/contract/counts";
import type { Db } from "./database.ts";

/** How many rows there are, up to `COUNTED_MAX`: the database stops reading there. */
export async function countRows(db: Db, table: PgTable, where?: SQL): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(COUNTED_MAX)
    .as("some");
  return db.$count(some);
}
