import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { cardSearch } from "../card-search.ts";
import { touchSearch } from "../../search/touch-search.ts";
import { cardCustomizations } from "./customization.table.ts";

/** Gives a new card the design of another; one without a design has the defaults, and so has its copy. */
export async function copyDesign(tx: Tx, fromCardId: string, toCardId: string, now: Date): Promise<void> {
  const [from] = await tx.select().from(cardCustomizations).where(eq(cardCustomizations.cardId, fromCardId));
  if (!from) return;
  await tx.insert(cardCustomizations).values({ cardId: toCardId, design: from.design, updatedAt: now });
  await touchSearch(tx, cardSearch, [toCardId]);
}
