import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Tx } from "../platform/database.ts";
import { inTransaction } from "../platform/transaction.ts";

const BEGIN_OR_END = /^(begin|commit|rollback)\b/i;

/** Runs `work` in a transaction on a connection of its own and returns the text of its statements. */
export async function statementsOf(url: string, work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const statements: string[] = [];
  const db = drizzle(client, { logger: { logQuery: (text) => void statements.push(text) } });
  try {
    await inTransaction(db, work);
  } finally {
    await client.end();
  }
  return statements.filter((text) => !BEGIN_OR_END.test(text.trim()));
}
