import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { findLeadsOwnedBy } from "./lead-queries.ts";
import { leads } from "./leads.table.ts";

/** With its notes, timeline and merged leads. A lead that was merged itself is not found here. */
export function deleteLead({ db, member }: MemberContext, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await findLeadsOwnedBy(tx, member, [id]);
    await tx.delete(leads).where(eq(leads.id, id));
  });
}
