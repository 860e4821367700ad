import { lt } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { webhookDeliveries } from "./webhooks.table.ts";

const KEPT_MS = 30 * DAY_MS;

export async function deleteOldDeliveries(db: Db, now: Date): Promise<void> {
  await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, new Date(now.getTime() - KEPT_MS)));
}
