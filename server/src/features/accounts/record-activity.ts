import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { members } from "./accounts.table.ts";

/** The member is active, so a warning about an unused account is withdrawn. */
export async function recordActivity(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .update(members)
    .set({ lastActiveAt: now, inactivityWarnedAt: null })
    .where(eq(members.id, memberId));
}
