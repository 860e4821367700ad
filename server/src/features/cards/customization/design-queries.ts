import { eq } from "drizzle-orm";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { mayEdit } from "../card-queries.ts";
import { findCard, type FoundCard } from "../found-card.ts";
import { cardCustomizations } from "./customization.table.ts";
import { wholeDesign } from "./shown-design.ts";

/** The design of one of the member's cards, on any plan. */
export async function findDesignOf(ctx: MemberContext, cardId: string): Promise<Customization> {
  return wholeDesign((await findDesignedCard(ctx, cardId)).design);
}

/** One of the member's cards with its design. */
export async function findDesignedCard(
  { db, member, now }: MemberContext,
  cardId: string,
): Promise<FoundCard> {
  const found = await findCard(db, cardId, now);
  if (!found || found.card.deletedAt || !mayEdit(found.card, member)) throw notFound(CARD_TEXT.notFound);
  return found;
}

/** The stored design of a card that the caller has found already. */
export async function findDesignRow(tx: Tx, cardId: string): Promise<Customization | null> {
  const [row] = await tx.select().from(cardCustomizations).where(eq(cardCustomizations.cardId, cardId));
  return row?.design ?? null;
}
