import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { unavailable } from "./refusals.ts";

const RESPOND_WITHIN_MS = 2_000;

/** Refuses unless the database takes writes now. It waits for a connection of the pool, as calls do. */
export async function checkDatabase(db: Db): Promise<void> {
  const query = db.execute<{ transaction_read_only: string }>(sql`show transaction_read_only`);
  // After the time limit nobody waits for this promise, so its error is handled here.
  query.catch(() => {});
  const response = await Promise.race([query, sleep(RESPOND_WITHIN_MS, undefined, { ref: false })]);
  if (response?.rows[0]?.transaction_read_only !== "off") throw unavailable();
}
