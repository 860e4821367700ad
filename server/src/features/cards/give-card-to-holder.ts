import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { cards, type CardRow } from "./cards.table.ts";
import { changed, type ChangeContext } from "../../registry/changed.ts";
import { notDeleted } from "./card-conditions.ts";

/** Makes a member the holder of an unclaimed team card; undefined if there is none. */
export async function giveCardToHolder(
  ctx: ChangeContext,
  tx: Tx,
  id: string,
  holderId: string,
): Promise<CardRow | undefined> {
  const free = and(eq(cards.id, id), eq(cards.kind, "team"), isNull(cards.holderId), notDeleted());
  const [card] = await tx.update(cards).set({ holderId }).where(free).returning();
  if (card) await changed(ctx, tx, "card", [card.id]);
  return card;
}
