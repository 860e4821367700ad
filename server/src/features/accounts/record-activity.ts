import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { members } from "./accounts.table.ts";

/** The member is here: an account that was to go for want of use stays. */
export async function recordActivity(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .update(members)
    .set({ lastActiveAt: now, inactivityWarnedAt: null })
    .where(eq(members.id, memberId));
}
