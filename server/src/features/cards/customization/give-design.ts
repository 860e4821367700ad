import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import type { Tx } from "../../../platform/database.ts";
import { cardSearch } from "../card-search.ts";
import { touchSearch } from "../../search/touch-search.ts";
import { cardCustomizations } from "./customization.table.ts";

/** Gives several cards one design, whatever they had before. */
export async function giveDesign(tx: Tx, cardIds: string[], design: Customization, now: Date): Promise<void> {
  if (cardIds.length === 0) return;
  await tx
    .insert(cardCustomizations)
    .values(cardIds.map((cardId) => ({ cardId, design, updatedAt: now })))
    .onConflictDoUpdate({ target: cardCustomizations.cardId, set: { design, updatedAt: now } });
  await touchSearch(tx, cardSearch, cardIds);
}
