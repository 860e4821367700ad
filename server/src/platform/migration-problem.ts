import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

/** A migration cannot continue until an administrator has acted. Its message is one line. */
export class MigrationStopped extends Error {}

const NO_RIGHT = "42501";
const NOT_THERE = new Set(["0A000", "58P01"]);
const BREAKS_A_RULE = new Set(["23502", "23503", "23505", "23514", "23P01"]);

/** One line that says what to do; for an unexpected error the error itself. */
export async function explainMigrationError(url: string, error: unknown): Promise<unknown> {
  if (!(error instanceof DrizzleQueryError) || !(error.cause instanceof pg.DatabaseError)) return error;
  const { query, cause } = error;
  const { code = "", table, constraint } = cause;
  const extension = /create extension (?:if not exists )?"?(\w+)/i.exec(query)?.[1];
  if (extension && (code === NO_RIGHT || NOT_THERE.has(code))) {
    const { pathname, username } = new URL(url);
    const why =
      code === NO_RIGHT
        ? `the user "${decodeURIComponent(username)}" may not create it`
        : "it is not installed on the database server (package postgresql-contrib)";
    return new MigrationStopped(
      `The database needs the extension ${extension}, and ${why}. Let an administrator run "create extension ${extension}" in the database "${pathname.slice(1)}", then start again.`,
    );
  }
  if (code === NO_RIGHT) {
    const user = decodeURIComponent(new URL(url).username);
    return new MigrationStopped(
      `The database user "${user}" lacks a right that the migration needs: ${cause.message}. Let an administrator grant it, then start again.`,
    );
  }
  if (BREAKS_A_RULE.has(code) && table) {
    const rows = await countBreaking(url, query).catch(() => undefined);
    const count = rows === undefined ? "Rows" : rows === 1 ? "1 row" : `${rows} rows`;
    return new MigrationStopped(
      `The database was not changed: ${count} of the table ${table} ${rows === 1 ? "breaks" : "break"} the rule ${constraint ?? code}. Correct them, then start again.`,
    );
  }
  return error;
}

/** Counts the rows that break the new rule. The transaction was rolled back, so the rows are unchanged. */
async function countBreaking(url: string, statement: string): Promise<number | undefined> {
  const condition = breakingRows(statement);
  if (!condition) return undefined;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${condition}`);
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

function breakingRows(statement: string): string | undefined {
  const rule = /^\s*alter table ("\w+") add constraint "\w+" check \((.*)\);?\s*$/is.exec(statement);
  if (rule) return `${rule[1]} where not (${rule[2]})`;
  const key =
    /^\s*alter table ("\w+") add constraint "\w+" foreign key \(("\w+")\) references (?:"public"\.)?("\w+")\(("\w+")\)/i.exec(
      statement,
    );
  if (!key) return undefined;
  const [, table, column, parent, id] = key;
  return `${table} where ${column} is not null and not exists (select from ${parent} parent where parent.${id} = ${table}.${column})`;
}
