import { eq } from "drizzle-orm";
import { cardTag, cardsOfTag } from "@cardplaza/contract/cards/card-rules";
import type { Services } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { listingOf } from "../directory/listings/listing-queries.ts";
import { listingTag } from "../directory/listings/listing-tag.ts";
import { idsOfListingsReviewedBy } from "../reviews/reviewed-listings.ts";
import { touchSearch } from "../search/touch-search.ts";
import { cardSearch } from "./card-search.ts";
import { cards, type CardRow } from "./cards.table.ts";

type Shown = Pick<CardRow, "id" | "ownerId" | "holderId">;

/** What makes a page or an answer about this card be forgotten. */
export const tagsOfCard = ({ id, ownerId, holderId }: Shown) => [
  cardTag(id),
  cardsOfTag(ownerId),
  ...(holderId ? [cardsOfTag(holderId)] : []),
];

/**
 * Drops every kept page that shows this card, or another of its owner's: which one is his main card may change
 * too. Whatever changes a card passes here, so the search looks at it again as well.
 */
export async function forgetCardPages(
  { pages }: Pick<Services, "pages">,
  tx: Tx,
  card: Shown,
): Promise<void> {
  await pages.forget(tx, tagsOfCard(card));
  await touchSearch(tx, cardSearch, [card.id]);
}

/**
 * Drops the pages of a member who leaves, comes back, or whose name or plan has changed: his cards, those he has
 * taken over, his listing, and the businesses that he has reviewed by name.
 */
export async function forgetPagesOf(
  { pages }: Pick<Services, "pages">,
  tx: Tx,
  memberId: string,
): Promise<void> {
  const held = await tx.select({ id: cards.id }).from(cards).where(eq(cards.holderId, memberId));
  const listing = await listingOf(tx, memberId);
  await pages.forget(tx, [
    cardsOfTag(memberId),
    ...held.map(({ id }) => cardTag(id)),
    ...(listing ? [listingTag(listing.id)] : []),
    ...(await idsOfListingsReviewedBy(tx, memberId)).map(listingTag),
  ]);
}
