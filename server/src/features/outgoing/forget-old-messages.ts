import { lt } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { outgoingMessages } from "./outgoing.table.ts";

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** All tries of a message are over long before this. */
export async function forgetOldMessages(db: Db, now: Date): Promise<void> {
  await db.delete(outgoingMessages).where(lt(outgoingMessages.createdAt, new Date(now.getTime() - KEPT_MS)));
}
