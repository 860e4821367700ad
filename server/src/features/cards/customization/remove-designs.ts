import { inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { cardCustomizations } from "./customization.table.ts";

/** These cards then have the defaults. */
export async function removeDesigns(tx: Tx, cardIds: string[]): Promise<void> {
  await tx.delete(cardCustomizations).where(inArray(cardCustomizations.cardId, cardIds));
}
