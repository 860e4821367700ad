import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

/** Every connection keeps the plans it made, so their number is limited. */
const MOST_PLANS = 200;

const dialect = new PgDialect();
const names = new Map<string, string>();

/**
 * Executes a query that each connection plans once, for any values. For queries that take as long to plan as to
 * run, and whose best plan does not depend on the values.
 */
export async function executePlanned<Row>(db: Db, query: SQL): Promise<Row[]> {
  const built = dialect.sqlToQuery(query);
  const planned = db._.session.prepareQuery(built, undefined, nameOf(built.sql), false);
  const { rows } = (await planned.execute()) as { rows: Row[] };
  return rows;
}

/** None for a new query if there are too many; it is then planned each time. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_PLANS) return known;
  const name = `planned_${names.size}`;
  names.set(text, name);
  return name;
}
