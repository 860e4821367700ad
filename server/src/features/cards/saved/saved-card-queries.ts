import { and, desc, eq, not } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { IS_HIDDEN_CARD, foundCardAt, type FoundCard } from "../found-card.ts";
import { cards } from "../cards.table.ts";
import { cardCustomizations } from "../customization/customization.table.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { CURRENT_OWNER_ID, currentlyOwnedBy, notDeleted } from "../card-conditions.ts";
import { savedCards } from "./saved-cards.table.ts";

export interface FoundSavedCard extends FoundCard {
  saved: typeof savedCards.$inferSelect;
  blocked: boolean;
}

/** The cards a member has saved, the newest first. Those of somebody who has left are hidden with all else of theirs. */
export const listSavedCards = (db: Db, memberId: string, now: Date): Promise<FoundSavedCard[]> =>
  db
    .select({ ...foundCardAt(now), saved: savedCards, blocked: blockedBetween(CURRENT_OWNER_ID, memberId) })
    .from(savedCards)
    .innerJoin(cards, eq(cards.id, savedCards.cardId))
    .innerJoin(members, eq(members.id, cards.ownerId))
    .leftJoin(cardCustomizations, eq(cardCustomizations.cardId, cards.id))
    .where(and(eq(savedCards.memberId, memberId), not(IS_HIDDEN_CARD)))
    .orderBy(desc(savedCards.savedAt), desc(savedCards.cardId));

/** Whether a member has saved a card of another one. */
export async function hasSavedCardOf(db: Db | Tx, memberId: string, ownerId: string): Promise<boolean> {
  const [saved] = await db
    .select({ cardId: savedCards.cardId })
    .from(savedCards)
    .innerJoin(cards, eq(cards.id, savedCards.cardId))
    .where(and(eq(savedCards.memberId, memberId), currentlyOwnedBy(ownerId), notDeleted()))
    .limit(1);
  return saved !== undefined;
}

export const isAvailable = ({ card, blocked }: FoundSavedCard) => card.deletedAt === null && !blocked;
