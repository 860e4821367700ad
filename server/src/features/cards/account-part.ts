import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { editableBy } from "./card-conditions.ts";
import { cardCustomizations } from "./customization/customization.table.ts";
import { cards } from "./cards.table.ts";
import { changed } from "../../registry/changed.ts";

export const cardsPart: AccountPart = {
  kinds: {
    cards: async (db, memberId) => {
      const rows = await db
        .select({ card: cards, design: cardCustomizations.design })
        .from(cards)
        .leftJoin(cardCustomizations, eq(cardCustomizations.cardId, cards.id))
        .where(editableBy(memberId))
        .orderBy(asc(cards.id));
      return rows.map(({ card: { ownerId, holderId, ...card }, design }) => ({
        ...card,
        madeByMe: ownerId === memberId,
        takenOver: holderId !== null,
        design,
      }));
    },
  },
  async erase(ctx, tx, memberId) {
    await leaveTeamCards(ctx, tx, memberId);
    await handTeamCardsOver(ctx, tx, memberId);
    const gone = await tx.delete(cards).where(eq(cards.ownerId, memberId)).returning();
    for (const card of gone) await changed(ctx, tx, "card", [card.id]);
  },
};

/** A team card that the member holds is deleted; its owner may restore it for 30 days. */
async function leaveTeamCards(ctx: JobContext, tx: Tx, memberId: string): Promise<void> {
  const held = await tx
    .update(cards)
    .set({
      holderId: null,
      deletedAt: sql`coalesce(${cards.deletedAt}, ${ctx.now.toISOString()}::timestamptz)`,
    })
    .where(eq(cards.holderId, memberId))
    .returning();
  for (const card of held) await changed(ctx, tx, "card", [card.id]);
}

/** A claimed team card belongs to its holder from now on. */
async function handTeamCardsOver(ctx: JobContext, tx: Tx, memberId: string): Promise<void> {
  const claimed = await tx
    .update(cards)
    .set({ kind: "own", ownerId: cards.holderId, holderId: null })
    .where(and(eq(cards.ownerId, memberId), isNotNull(cards.holderId)))
    .returning();
  for (const card of claimed) await changed(ctx, tx, "card", [card.id]);
}
