import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Db, Tx } from "./database.ts";

/** Every connection keeps the plans it made, so their number is limited. */
const MOST_PLANS = 200;

const dialect = new PgDialect();
const names = new Map<string, string>();

/** The pool whose connections plan once, by the database that it belongs to. */
const planning = new WeakMap<Db | Tx, { pool: pg.Pool; db: Db }>();
export const usePlanningPool = (db: Db, pool: pg.Pool) => planning.set(db, { pool, db: drizzle(pool) });

/**
 * Executes a query that each connection plans once, for any values. For queries that take longer to plan than to
 * run, and whose best plan does not depend on the values. In a transaction they are planned each time.
 */
export async function executePlanned<Row extends pg.QueryResultRow>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  const pool = planning.get(db)?.pool;
  const name = nameOf(text);
  if (!name || !pool) return (await db.execute(query)).rows as Row[];
  return (await pool.query<Row>({ name, text, values })).rows;
}

interface Selection<Rows> {
  toSQL(): { sql: string };
  prepare(name: string): { execute(): Promise<Rows> };
  execute(): Promise<Rows>;
}

/** Runs a `select` with one plan for all values. */
export async function selectPlanned<Rows>(
  db: Db | Tx,
  select: (db: Db | Tx) => Selection<Rows>,
): Promise<Rows> {
  const planned = planning.get(db);
  const query = select(planned?.db ?? db);
  const name = planned && nameOf(query.toSQL().sql);
  return name ? query.prepare(name).execute() : query.execute();
}

/** None for a new query if there are too many; it is then planned each time. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_PLANS) return known;
  const name = `planned_${names.size}`;
  names.set(text, name);
  return name;
}
