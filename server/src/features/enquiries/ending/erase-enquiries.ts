import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { enquiries, enquiryCounts } from "../enquiries.table.ts";

/** Erases everything in an inbox, when its member or company is erased. */
export async function eraseEnquiriesOf(tx: Tx, inboxId: string): Promise<void> {
  await tx.delete(enquiries).where(eq(enquiries.inboxId, inboxId));
  await tx.delete(enquiryCounts).where(eq(enquiryCounts.inboxId, inboxId));
}
