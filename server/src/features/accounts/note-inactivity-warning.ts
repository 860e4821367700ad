import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { members } from "./accounts.table.ts";

/** The member was told that the account goes for want of use; `noteActivity` takes it back. */
export async function noteInactivityWarning(db: Db, memberId: string, now: Date): Promise<void> {
  await db.update(members).set({ inactivityWarnedAt: now }).where(eq(members.id, memberId));
}
