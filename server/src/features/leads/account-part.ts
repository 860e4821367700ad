import { and, asc, eq, ne } from "drizzle-orm";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { AccountPart } from "../../registry/account-part.ts";
import { leadNotes, leads } from "./leads.table.ts";

const WRITTEN = {
  id: leads.id,
  cardId: leads.cardId,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  message: leads.message,
  source: leads.source,
  createdAt: leads.createdAt,
};

export const leadsPart: AccountPart = {
  kinds: {
    leads: (db, memberId) =>
      db
        .select({
          ...WRITTEN,
          followUpStatus: leads.followUpStatus,
          tags: leads.tags,
          remindAt: leads.remindAt,
        })
        .from(leads)
        .where(eq(leads.ownerId, memberId))
        .orderBy(asc(leads.id)),
    "lead-notes": (db, memberId) =>
      db
        .select({ leadId: leadNotes.leadId, text: leadNotes.text, createdAt: leadNotes.createdAt })
        .from(leadNotes)
        .innerJoin(leads, eq(leads.id, leadNotes.leadId))
        .where(eq(leads.ownerId, memberId))
        .orderBy(asc(leadNotes.id)),
    // A member sends none that is direct: its owner made it of their words.
    "leads-sent": (db, memberId) =>
      db
        .select(WRITTEN)
        .from(leads)
        .where(and(eq(leads.senderId, memberId), ne(leads.source, "direct")))
        .orderBy(asc(leads.id)),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(leads).where(eq(leads.ownerId, memberId));
    // The owner still sees that somebody wrote, but not who and what.
    await tx
      .update(leads)
      .set({
        name: FORMER_MEMBER_NAME,
        email: "",
        phone: "",
        addressHash: null,
        message: "",
        senderId: null,
        sentCardId: null,
      })
      .where(eq(leads.senderId, memberId));
  },
};
