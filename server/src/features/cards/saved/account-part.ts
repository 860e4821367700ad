import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { savedCards } from "./saved-cards.table.ts";

export const savedCardsPart: AccountPart = {
  kinds: {
    "saved-cards": (db, memberId) =>
      db
        .select({
          cardId: savedCards.cardId,
          savedAt: savedCards.savedAt,
          tags: savedCards.tags,
          note: savedCards.note,
        })
        .from(savedCards)
        .where(eq(savedCards.memberId, memberId))
        .orderBy(asc(savedCards.savedAt)),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(savedCards).where(eq(savedCards.memberId, memberId));
  },
};
