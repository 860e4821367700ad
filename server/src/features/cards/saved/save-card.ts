import { ApiResponse } from "@cardplaza/contract/endpoint";
import { SAVED_TEXT } from "@cardplaza/contract/cards/saved/saved-words";
import type { MemberContext } from "../../../context.ts";
import { conflict } from "../../../platform/refusals.ts";
import { findCardSeenBy, mayEdit } from "../card-queries.ts";
import { savedCards } from "./saved-cards.table.ts";

/** A repeated call returns 200, and keeps tags, note and position in the list. */
export async function saveCard(ctx: MemberContext, cardId: string) {
  const { card } = await findCardSeenBy(ctx, cardId);
  if (mayEdit(card, ctx.member)) throw conflict(SAVED_TEXT.ownCard);
  const [added] = await ctx.db
    .insert(savedCards)
    .values({ memberId: ctx.member.id, cardId, savedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ cardId: savedCards.cardId });
  return new ApiResponse({ saved: true as const }, { status: added ? 201 : 200 });
}
