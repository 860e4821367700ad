import { lt } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import { outgoingMessages } from "./outgoing.table.ts";

const RETENTION_MS = 14 * DAY_MS;

/** Deletes messages whose retries have ended long before. */
export async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  await db
    .delete(outgoingMessages)
    .where(lt(outgoingMessages.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
