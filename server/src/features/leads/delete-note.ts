import { and, eq } from "drizzle-orm";
import { RECEIVED_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import type { MemberContext } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockLeadOwnedBy } from "./lead-queries.ts";
import { leadNotes } from "./leads.table.ts";

export function deleteNote({ db, member }: MemberContext, id: string, noteId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const lead = await lockLeadOwnedBy(tx, member, id);
    const gone = await tx
      .delete(leadNotes)
      .where(and(eq(leadNotes.id, noteId), eq(leadNotes.leadId, lead.id)))
      .returning({ id: leadNotes.id });
    if (gone.length === 0) throw notFound(RECEIVED_LEADS_TEXT.notFound);
  });
}
