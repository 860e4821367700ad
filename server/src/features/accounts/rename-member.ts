import { eq } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { members } from "./accounts.table.ts";

export async function renameMember(tx: Tx, memberId: string, name: string, now: Date): Promise<void> {
  await tx.update(members).set({ name, updatedAt: now }).where(eq(members.id, memberId));
}
