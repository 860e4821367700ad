import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Db } from "./database.ts";

/** Every connection keeps the plans it made, so their number is limited. */
const MOST_PLANS = 200;

const dialect = new PgDialect();
const names = new Map<string, string>();

/**
 * Executes a query that each connection plans once, for any values. For queries that take longer to plan than to
 * run, and whose best plan does not depend on the values. In a transaction they are planned each time.
 */
export async function executePlanned<Row extends pg.QueryResultRow>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  const name = nameOf(text);
  if (!name || !("$client" in db)) return (await db.execute(query)).rows as Row[];
  const client = await (db.$client as pg.Pool).connect();
  let failed = true;
  try {
    // Only for this query: with it the database would plan all others once, too, whatever their values are.
    await client.query("set plan_cache_mode = force_generic_plan");
    const { rows } = await client.query<Row>({ name, text, values });
    await client.query("reset plan_cache_mode");
    failed = false;
    return rows;
  } finally {
    client.release(failed);
  }
}

/** None for a new query if there are too many; it is then planned each time. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_PLANS) return known;
  const name = `planned_${names.size}`;
  names.set(text, name);
  return name;
}
