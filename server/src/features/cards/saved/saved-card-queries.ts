import { desc, eq } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { foundCardAt, type FoundCard } from "../found-card.ts";
import { cards } from "../cards.table.ts";
import { cardCustomizations } from "../customization/customization.table.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { CURRENT_OWNER_ID } from "../card-conditions.ts";
import { savedCards } from "./saved-cards.table.ts";

export interface FoundSavedCard extends FoundCard {
  saved: typeof savedCards.$inferSelect;
  blocked: boolean;
}

/** The cards a member has saved, the newest first. */
export const listSavedCards = (db: Db, memberId: string, now: Date): Promise<FoundSavedCard[]> =>
  db
    .select({ ...foundCardAt(now), saved: savedCards, blocked: blockedBetween(CURRENT_OWNER_ID, memberId) })
    .from(savedCards)
    .innerJoin(cards, eq(cards.id, savedCards.cardId))
    .innerJoin(members, eq(members.id, cards.ownerId))
    .leftJoin(cardCustomizations, eq(cardCustomizations.cardId, cards.id))
    .where(eq(savedCards.memberId, memberId))
    .orderBy(desc(savedCards.savedAt), desc(savedCards.cardId));

export const isAvailable = ({ card, currentOwnerLeft, blocked }: FoundSavedCard) =>
  card.deletedAt === null && !currentOwnerLeft && !blocked;
