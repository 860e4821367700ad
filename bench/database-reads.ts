import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";
import { median, type Product, startProduct, withDataDir } from "./product.ts";

const BAR_MS = 5;
const ROUNDS = 9;

export interface Statement {
  text: string;
  values: unknown[];
}

/** The product with its sample data, and a connection to its database. */
export const withDatabase = (work: (client: pg.Client, product: Product) => Promise<void>) =>
  withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir);
    const { url } = await embeddedDatabaseOf(dataDir);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await work(client, product);
    await client.end();
    await product.stop();
  });

/** Prints how long each read takes in the database, for all its statements together. */
export async function timeReads(
  client: pg.Client,
  readsOf: (db: NodePgDatabase) => Record<string, () => Promise<unknown>>,
  barMs = BAR_MS,
): Promise<void> {
  let statements: Statement[] = [];
  const db = drizzle(client, {
    logger: { logQuery: (text, values) => void statements.push({ text, values }) },
  });
  for (const [name, read] of Object.entries(readsOf(db))) {
    statements = [];
    await read();
    let ms = 0;
    for (const statement of statements) ms += await statementMs(client, statement, ROUNDS);
    console.log(`  ${name}: ${ms.toFixed(2)} ms${ms <= barMs ? "" : ` (not met: ≤ ${barMs} ms)`}`);
  }
}

/** The time that the database itself reports, with planning. */
async function statementMs(client: pg.Client, { text, values }: Statement, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { rows } = await client.query<{ "QUERY PLAN": Record<string, number>[] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    const plan = rows[0]?.["QUERY PLAN"][0] ?? {};
    times.push((plan["Planning Time"] ?? 0) + (plan["Execution Time"] ?? 0));
  }
  return median(times);
}

/** The time of all statements of a page, and their plans. */
export async function timeWithPlans(client: pg.Client, statements: Statement[], rounds: number) {
  let ms = 0;
  const plans: string[] = [];
  for (const { text, values } of statements) {
    ms += await statementMs(client, { text, values }, rounds);
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `explain (analyze, timing off, buffers) ${text}`,
      values,
    );
    plans.push(`${text.trim()}\n\n${rows.map((row) => row["QUERY PLAN"]).join("\n")}\n`);
  }
  return { ms, plans };
}
