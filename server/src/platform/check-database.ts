import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { unavailable } from "./refusals.ts";

const RESPOND_WITHIN_MS = 2_000;

/** Refuses unless a call could write now. It waits for one of the pool's connections, as calls do. */
export async function checkDatabase(db: Db): Promise<void> {
  const asked = db.execute<{ transaction_read_only: string }>(sql`show transaction_read_only`);
  // Whatever comes after the time limit, nobody waits for it any more.
  asked.catch(() => {});
  const response = await Promise.race([asked, sleep(RESPOND_WITHIN_MS, undefined, { ref: false })]);
  if (response?.rows[0]?.transaction_read_only !== "off") throw unavailable();
}
