import { eq } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { enquiries } from "./enquiries.table.ts";

/** From here on another member answers for the company. */
export async function handOverEnquiries(tx: Tx, inboxId: string, newOwnerId: string): Promise<void> {
  await tx.update(enquiries).set({ ownerId: newOwnerId }).where(eq(enquiries.inboxId, inboxId));
}
