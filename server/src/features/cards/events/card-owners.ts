import { LRUCache } from "lru-cache";
import { cardTag } from "@cardplaza/contract/cards/card-rules";
import { and, eq } from "drizzle-orm";
import type { PageChanges } from "../../../pages/page-changes.ts";
import type { Db } from "../../../platform/database.ts";
import { cards } from "../cards.table.ts";
import { notDeleted } from "../card-conditions.ts";

const MOST = 20_000;
const LIFE_MS = 30_000;

/** The members who created and claimed a card. */
type Owners = (string | null)[];

/** The owner and holder of a card, if it exists; cached until the card changes in any instance. */
export function createCardOwners(
  db: Db,
  changes: Pick<PageChanges, "subscribe" | "onGap">,
): (cardId: string) => Promise<Owners | undefined> {
  const known = new LRUCache<string, Owners>({ max: MOST, ttl: LIFE_MS });
  changes.subscribe((tags) => {
    for (const tag of tags) known.delete(tag);
  });
  changes.onGap(() => known.clear());

  return async (cardId) => known.get(cardTag(cardId)) ?? lookUp(cardId);

  async function lookUp(cardId: string): Promise<Owners | undefined> {
    const [card] = await db
      .select({ ownerId: cards.ownerId, holderId: cards.holderId })
      .from(cards)
      .where(and(eq(cards.id, cardId), notDeleted()));
    if (!card) return undefined;
    const owners = [card.ownerId, card.holderId];
    known.set(cardTag(cardId), owners);
    return owners;
  }
}
