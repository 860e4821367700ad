import { inArray } from "drizzle-orm";
import { cardTag, cardsOfTag } from "@cardplaza/contract/cards/card-rules";
import type { Tx } from "../../platform/database.ts";
import { cards, type CardRow } from "./cards.table.ts";

type Shown = Pick<CardRow, "id" | "ownerId" | "holderId">;

/** Tags of a cached page or response about this card: it also shows which of its owner's cards is the main one. */
export const tagsOfCard = ({ id, ownerId, holderId }: Shown) => [
  cardTag(id),
  cardsOfTag(ownerId),
  ...(holderId ? [cardsOfTag(holderId)] : []),
];

/** The page tags of cards, which may be erased by now. */
export async function tagsOfCards(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const found = await tx
    .select({ id: cards.id, ownerId: cards.ownerId, holderId: cards.holderId })
    .from(cards)
    .where(inArray(cards.id, [...ids]));
  return [...ids.map(cardTag), ...found.flatMap(tagsOfCard)];
}

/** All pages with a card of these members: those they own, and those they hold. */
export async function tagsOfCardsOf(tx: Tx, memberIds: readonly string[]): Promise<string[]> {
  const held = await tx
    .select({ id: cards.id })
    .from(cards)
    .where(inArray(cards.holderId, [...memberIds]));
  return [...memberIds.map(cardsOfTag), ...held.map(({ id }) => cardTag(id))];
}
