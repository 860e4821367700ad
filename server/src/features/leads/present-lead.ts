import type { z } from "zod";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import type { Lead } from "@cardplaza/contract/leads/leads";
import type { OwnedLead } from "@cardplaza/contract/leads/received-leads";
import type { CardRow } from "../cards/cards.table.ts";
import type { LeadRow } from "./leads.table.ts";

export type LeadCard = Pick<CardRow, "id" | "name" | "company">;

export function presentLead(lead: LeadRow, card: LeadCard): z.input<typeof Lead> {
  const { id, name, email, phone, message, followUpStatus, source, createdAt } = lead;
  return {
    _id: id,
    name,
    email,
    phone,
    message,
    followUpStatus,
    source,
    submittedDate: createdAt,
    cardId: { _id: card.id, name: card.name, company: withoutPlaceholder("company", card.company) },
  };
}

/** A lead as its owner sees it, with tags, status and reminder. */
export function presentOwnedLead(lead: LeadRow, card: LeadCard): z.input<typeof OwnedLead> {
  const { tags, remindAt, withdrawnAt } = lead;
  return { ...presentLead(lead, card), tags, reminderAt: remindAt, withdrawn: withdrawnAt !== null };
}
