import { eq } from "drizzle-orm";
import { cardTag, cardsOfTag } from "@cardplaza/contract/card-rules";
import type { Services } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { cards, type CardRow } from "./cards.table.ts";

type Shown = Pick<CardRow, "id" | "ownerId" | "holderId">;

/** What makes a page or an answer about this card be forgotten. */
export const tagsOfCard = ({ id, ownerId, holderId }: Shown) => [
  cardTag(id),
  cardsOfTag(ownerId),
  ...(holderId ? [cardsOfTag(holderId)] : []),
];

/** Drops every kept page that shows this card, or another of its owner's: which one is his main card may change too. */
export function forgetCardPages({ pages }: Pick<Services, "pages">, tx: Tx, card: Shown): Promise<void> {
  return pages.forget(tx, tagsOfCard(card));
}

/** Drops the pages of all cards of a member who is leaving, those that he has taken over too. */
export async function forgetPagesOf(
  { pages }: Pick<Services, "pages">,
  tx: Tx,
  memberId: string,
): Promise<void> {
  const held = await tx.select({ id: cards.id }).from(cards).where(eq(cards.holderId, memberId));
  await pages.forget(tx, [cardsOfTag(memberId), ...held.map(({ id }) => cardTag(id))]);
}
