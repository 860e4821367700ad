import pg from "pg";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";

/** For what no call can do, such as a meeting that has begun. */
export async function inDatabase(sql: string, values: readonly unknown[]): Promise<void> {
  const { url } = await embeddedDatabaseOf(process.env.JOURNEY_DATA_DIR ?? "");
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    await db.query(sql, [...values]);
  } finally {
    await db.end();
  }
}
