import { lt } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { paymentEvents } from "./payments.table.ts";

/** The provider repeats an event for a day; each payment is told apart by its own id besides. */
const KEEP_MS = 90 * 24 * 60 * 60 * 1000;

export async function forgetPaymentEvents(db: Db, now: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, new Date(now.getTime() - KEEP_MS)));
}
