import { lt } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { webhookDeliveries } from "./webhooks.table.ts";

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export async function forgetOldDeliveries(db: Db, now: Date): Promise<void> {
  await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, new Date(now.getTime() - KEPT_MS)));
}
