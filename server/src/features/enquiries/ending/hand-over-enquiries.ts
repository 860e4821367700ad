import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { enquiries } from "../enquiries.table.ts";

/** Makes another member answer for the company's enquiries. */
export async function handOverEnquiries(tx: Tx, inboxId: string, newOwnerId: string): Promise<void> {
  await tx.update(enquiries).set({ ownerId: newOwnerId }).where(eq(enquiries.inboxId, inboxId));
}
