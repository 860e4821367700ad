import { and, eq } from "drizzle-orm";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import type { CardSeo } from "@cardplaza/contract/cards/card-seo";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { editableBy, notDeleted } from "../card-conditions.ts";
import { cards } from "../cards.table.ts";
import { cardSeo } from "./seo.table.ts";

/** The texts of one of the member's cards, on any plan. */
export async function findSeoOf({ db, member }: MemberContext, cardId: string): Promise<CardSeo> {
  const [found] = await db
    .select({ seo: cardSeo })
    .from(cards)
    .leftJoin(cardSeo, eq(cardSeo.cardId, cards.id))
    .where(and(eq(cards.id, cardId), editableBy(member.id), notDeleted()));
  if (!found) throw notFound(CARD_TEXT.notFound);
  return found.seo ?? { title: "", description: "", index: true };
}
