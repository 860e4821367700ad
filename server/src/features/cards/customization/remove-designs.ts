import { inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { cardCustomizations } from "./customization.table.ts";

/** The cards then have the default design. */
export async function removeDesigns(tx: Tx, cardIds: string[]): Promise<void> {
  await tx.delete(cardCustomizations).where(inArray(cardCustomizations.cardId, cardIds));
}
