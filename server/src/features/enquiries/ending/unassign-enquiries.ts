import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { enquiries } from "../enquiries.table.ts";

/** Somebody has left the team: nobody takes care of their enquiries now. */
export async function unassignEnquiries(tx: Tx, inboxId: string, memberId: string): Promise<void> {
  await tx
    .update(enquiries)
    .set({ assigneeId: null })
    .where(and(eq(enquiries.assigneeId, memberId), eq(enquiries.inboxId, inboxId)));
}
