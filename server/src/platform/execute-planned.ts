import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Db } from "./database.ts";

/** Every connection keeps the plans it made, so their number is limited. */
const MOST_PLANS = 200;

const dialect = new PgDialect();
const names = new Map<string, string>();

/** The pool whose connections plan once, by the database that it belongs to. */
const planningPools = new WeakMap<Db, pg.Pool>();
export const usePlanningPool = (db: Db, pool: pg.Pool) => planningPools.set(db, pool);

/**
 * Executes a query that each connection plans once, for any values. For queries that take longer to plan than to
 * run, and whose best plan does not depend on the values. In a transaction they are planned each time.
 */
export async function executePlanned<Row extends pg.QueryResultRow>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  const pool = planningPools.get(db);
  const name = nameOf(text);
  if (!name || !pool) return (await db.execute(query)).rows as Row[];
  return (await pool.query<Row>({ name, text, values })).rows;
}

/** None for a new query if there are too many; it is then planned each time. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_PLANS) return known;
  const name = `planned_${names.size}`;
  names.set(text, name);
  return name;
}
