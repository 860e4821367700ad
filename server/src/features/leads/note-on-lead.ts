import { MAX_LEAD_NOTES, RECEIVED_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { limitReached } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockLeadOwnedBy } from "./lead-queries.ts";
import { leadNotes } from "./leads.table.ts";

export function noteOnLead(ctx: MemberContext, id: string, text: string) {
  return inTransaction(ctx.db, async (tx) => {
    const lead = await lockLeadOwnedBy(tx, ctx.member, id);
    if ((await tx.$count(leadNotes, eq(leadNotes.leadId, lead.id))) >= MAX_LEAD_NOTES)
      throw limitReached(RECEIVED_LEADS_TEXT.tooManyNotes);
    const note = { id: newId(ctx.now.getTime()), leadId: lead.id, text, createdAt: ctx.now };
    await tx.insert(leadNotes).values(note);
    return { note: { _id: note.id, text, createdAt: note.createdAt } };
  });
}
