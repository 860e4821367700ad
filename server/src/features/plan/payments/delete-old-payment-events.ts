import { lt } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { paymentEvents } from "./payments.table.ts";

/** The provider repeats an event for one day. Each payment is also recognised by its own id. */
const RETENTION_MS = 90 * DAY_MS;

export async function deleteOldPaymentEvents(db: Db, now: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, new Date(now.getTime() - RETENTION_MS)));
}
