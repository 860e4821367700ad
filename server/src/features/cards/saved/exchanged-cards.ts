import { and, eq, exists, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import type { Db } from "../../../platform/database.ts";
import { currentlyOwnedBy, notDeleted } from "../card-conditions.ts";
import { cards } from "../cards.table.ts";
import { savedCards } from "./saved-cards.table.ts";

const query = new QueryBuilder();
const saved = alias(savedCards, "saved");
const theirs = alias(cards, "theirs");
const THEIR_OWNER_ID = sql<string>`coalesce(${theirs.holderId}, ${theirs.ownerId})`;

/** Members who saved a card of this member, as this member saved one of theirs. */
export async function exchangedCardsWith(db: Db, memberId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: THEIR_OWNER_ID })
    .from(saved)
    .innerJoin(theirs, eq(theirs.id, saved.cardId))
    .where(
      and(
        eq(saved.memberId, memberId),
        sql`${theirs.deletedAt} is null`,
        exists(
          query
            .select({ one: sql`1` })
            .from(savedCards)
            .innerJoin(cards, eq(cards.id, savedCards.cardId))
            .where(and(eq(savedCards.memberId, THEIR_OWNER_ID), currentlyOwnedBy(memberId), notDeleted())),
        ),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}
