import { fillPlaceholders, type SQL } from "drizzle-orm";
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

interface Selection<Rows, Values = Record<string, unknown>> {
  toSQL(): { sql: string };
  prepare(name: string): { execute(values?: Values): Promise<Rows> };
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

/**
 * Such a query whose text is the same in all calls, with `sql.placeholder` for their values: it is put together once,
 * which takes longer than to send it. Outside of transactions only.
 */
export function preparedOnce<Row extends pg.QueryResultRow>(
  query: () => SQL,
): (db: Db, values: Record<string, unknown>) => Promise<Row[]> {
  let made: { sql: string; params: unknown[] } | undefined;
  return async (db, values) => {
    const pool = planning.get(db)?.pool;
    if (!pool) throw new Error("This statement is for the database itself, not for a transaction");
    made ??= dialect.sqlToQuery(query());
    const { sql: text, params } = made;
    const name = nameOf(text);
    const filled = fillPlaceholders(params, values);
    const { rows } = await pool.query<Row>({ ...(name && { name }), text, values: filled });
    return rows;
  };
}

/** The same for a `select`. */
export function selectOnce<Values extends Record<string, unknown>, Rows>(
  select: (db: Db) => Selection<Rows, Values>,
): (db: Db, values: Values) => Promise<Rows> {
  const prepared = new WeakMap<Db, { execute(values: Values): Promise<Rows> }>();
  return (db, values) => {
    const known = prepared.get(db);
    if (known) return known.execute(values);
    const query = select(planning.get(db)?.db ?? db);
    const made = query.prepare(nameOf(query.toSQL().sql) ?? "");
    prepared.set(db, made);
    return made.execute(values);
  };
}

/** None for a new query if there are too many; it is then planned each time. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_PLANS) return known;
  const name = `planned_${names.size}`;
  names.set(text, name);
  return name;
}
