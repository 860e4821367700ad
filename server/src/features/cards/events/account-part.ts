import { asc, eq, inArray } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import type { Db } from "../../../platform/database.ts";
import { currentlyOwnedBy } from "../card-conditions.ts";
import { cards } from "../cards.table.ts";
import { cardDays, cardEvents, cardVisits } from "./card-events.table.ts";

/** The figures of a claimed team card belong to its holder. */
const cardsCurrentlyOwnedBy = (db: Db, memberId: string) =>
  db.select({ id: cards.id }).from(cards).where(currentlyOwnedBy(memberId));

/** What visitors did with the member's cards. Visitors are anonymous, so only daily totals are exported. */
export const cardEventsPart: AccountPart = {
  kinds: {
    "card-days": (db, memberId) =>
      db
        .select({
          cardId: cardDays.cardId,
          day: cardDays.day,
          type: cardDays.type,
          channel: cardDays.channel,
          source: cardDays.source,
          count: cardDays.count,
        })
        .from(cardDays)
        .innerJoin(cards, eq(cards.id, cardDays.cardId))
        .where(currentlyOwnedBy(memberId))
        .orderBy(asc(cardDays.cardId), asc(cardDays.day), asc(cardDays.type)),
  },
  async erase(_ctx, tx, memberId) {
    const ids = (await cardsCurrentlyOwnedBy(tx, memberId)).map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(cardEvents).where(inArray(cardEvents.cardId, ids));
    await tx.delete(cardDays).where(inArray(cardDays.cardId, ids));
    await tx.delete(cardVisits).where(inArray(cardVisits.cardId, ids));
  },
};
