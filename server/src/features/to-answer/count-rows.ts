import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { executePlanned } from "../../platform/execute-planned.ts";
import { one } from "../../platform/one.ts";
import { first } from "./place-in-order.ts";

/** How many rows these queries find together, counted up to this number. */
export async function countRows(db: Db, atMost: number, queries: readonly SQL[]): Promise<number> {
  const limited = queries.map((query) => sql`(${query} ${first(atMost)})`);
  const counted = await executePlanned<{ count: number }>(
    db,
    sql`select count(*)::int as count
      from (select 1 from (${sql.join(limited, sql` union all `)}) each ${first(atMost)}) waiting`,
  );
  return one(counted).count;
}
