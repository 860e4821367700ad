import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { members } from "./accounts.table.ts";

/** The member was warned that the unused account will be erased. `recordActivity` clears this. */
export async function recordInactivityWarning(db: Db, memberId: string, now: Date): Promise<void> {
  await db.update(members).set({ inactivityWarnedAt: now }).where(eq(members.id, memberId));
}
