import { lt } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { pushMessages } from "./push.table.ts";

export async function deleteExpiredPushes(db: Db, now: Date): Promise<void> {
  await db.delete(pushMessages).where(lt(pushMessages.expiresAt, now));
}
