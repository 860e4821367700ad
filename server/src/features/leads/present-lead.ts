import type { z } from "zod";
import { withoutPlaceholder } from "@cardplaza/contract/card-rules";
import type { Lead } from "@cardplaza/contract/leads";
import type { CardRow } from "../cards/cards.table.ts";
import type { LeadRow } from "./leads.table.ts";

export function presentLead(
  lead: LeadRow,
  card: Pick<CardRow, "id" | "name" | "company">,
): z.input<typeof Lead> {
  const { id, name, email, message, followUpStatus, source, createdAt } = lead;
  return {
    _id: id,
    name,
    email,
    message,
    followUpStatus,
    source,
    submittedDate: createdAt,
    cardId: { _id: card.id, name: card.name, company: withoutPlaceholder("company", card.company) },
  };
}
