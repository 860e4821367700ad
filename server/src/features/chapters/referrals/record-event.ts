import { desc, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { newId, timeOfId } from "../../../platform/ids.ts";
import { referralEvents } from "./referrals.table.ts";

type NewEvent = Omit<typeof referralEvents.$inferInsert, "id">;

/** Adds to the timeline that both see. The caller has locked the referral. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  const [last] = await tx
    .select({ id: referralEvents.id })
    .from(referralEvents)
    .where(eq(referralEvents.referralId, event.referralId))
    .orderBy(desc(referralEvents.id))
    .limit(1);
  // Ids are the order of the timeline, and two events may happen in the same millisecond.
  const time = Math.max(event.at.getTime(), last ? timeOfId(last.id) + 1 : 0);
  await tx.insert(referralEvents).values({ ...event, id: newId(time) });
}
