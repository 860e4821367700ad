import { arrayContains } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { auditPayloads } from "./audit-chain.table.ts";

/** What entries changed of this member's data is erased; that it was changed, by whom and why, stays. */
export async function erasePayloadsAbout(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .update(auditPayloads)
    .set({ salt: null, before: null, after: null, about: [], erasedAt: now })
    .where(arrayContains(auditPayloads.about, [memberId]));
}
