import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { type SentLead } from "@cardplaza/contract/leads/sent-leads";
import { SENT_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { hashToken } from "../../accounts/sessions/session-queries.ts";
import { selectLeads } from "../lead-queries.ts";
import { leadLinks, leads, type LeadRow } from "../leads.table.ts";

/** The hash of the address that a link was mailed to. */
export async function addressOfLink(db: Db, code: string): Promise<string> {
  const [link] = await db
    .select({ addressHash: leadLinks.addressHash })
    .from(leadLinks)
    .where(eq(leadLinks.codeHash, hashToken(code)));
  if (!link) throw notFound(SENT_LEADS_TEXT.badLink);
  return link.addressHash;
}

/** All leads that came with this address, on any card. */
export async function showSentLeads(db: Db, addressHash: string) {
  const found = await selectLeads(db).where(eq(leads.addressHash, addressHash)).orderBy(desc(leads.id));
  return {
    leads: found.map(({ lead, card }): z.input<typeof SentLead> => {
      const { id, name, email, phone, message, source, createdAt, withdrawnAt } = lead;
      return {
        _id: id,
        name,
        email,
        phone,
        message,
        source,
        submittedDate: createdAt,
        withdrawn: withdrawnAt !== null,
        cardId: { name: card.name, company: withoutPlaceholder("company", card.company) },
      };
    }),
  };
}

/** What the holder of a link may withdraw or erase; locked until the transaction ends. */
export async function lockSentLead(tx: Tx, addressHash: string, id: string): Promise<LeadRow> {
  const [lead] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), eq(leads.addressHash, addressHash)))
    .for("update");
  if (!lead) throw notFound(SENT_LEADS_TEXT.badLink);
  return lead;
}
