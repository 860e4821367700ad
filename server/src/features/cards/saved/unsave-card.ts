import { and, eq } from "drizzle-orm";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { savedCards } from "./saved-cards.table.ts";

export async function unsaveCard({ db, member }: MemberContext, cardId: string) {
  const [removed] = await db
    .delete(savedCards)
    .where(and(eq(savedCards.memberId, member.id), eq(savedCards.cardId, cardId)))
    .returning({ cardId: savedCards.cardId });
  if (!removed) throw notFound(CARD_TEXT.notFound);
  return { saved: false as const };
}
