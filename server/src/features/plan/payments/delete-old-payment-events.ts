import { lt } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { paymentEvents } from "./payments.table.ts";

/** The provider repeats an event for a day; each payment is told apart by its own id besides. */
const RETENTION_MS = 90 * DAY_MS;

export async function deleteOldPaymentEvents(db: Db, now: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, new Date(now.getTime() - RETENTION_MS)));
}
