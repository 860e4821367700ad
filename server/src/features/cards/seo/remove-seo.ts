import { inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { cardSeo } from "./seo.table.ts";

/** Removes the cards' own texts for search engines; they then have the default ones. */
export async function removeSeo(tx: Tx, cardIds: string[]): Promise<void> {
  if (cardIds.length > 0) await tx.delete(cardSeo).where(inArray(cardSeo.cardId, cardIds));
}
