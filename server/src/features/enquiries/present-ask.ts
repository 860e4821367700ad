import type { z } from "zod";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import type { Ask, AskAnswer } from "@cardplaza/contract/enquiries/enquiry-asks";
import type { CardRow } from "../cards/cards.table.ts";
import { slugOf } from "../cards/present-card.ts";
import type { AskRow } from "./enquiries.table.ts";

export function presentAsk(ask: AskRow, now: Date): z.input<typeof Ask> {
  const { id: _id, need, category, city, budgetPaise, deadline, createdAt, endsAt } = ask;
  return { _id, need, category, city, budgetPaise, deadline, createdAt, endsAt, ended: endsAt <= now };
}

export const presentAskedCard = (card: CardRow): z.input<typeof AskAnswer>["card"] => ({
  _id: card.id,
  slug: slugOf(card),
  name: card.name,
  role: withoutPlaceholder("role", card.role),
  company: withoutPlaceholder("company", card.company),
});
