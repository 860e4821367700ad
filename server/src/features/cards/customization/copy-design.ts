import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { changed } from "../../../registry/changed.ts";
import { cardCustomizations } from "./customization.table.ts";

/** Gives a new card the design of another. A card without a design has the defaults, and so does its copy. */
export async function copyDesign(
  ctx: MemberContext,
  tx: Tx,
  fromCardId: string,
  toCardId: string,
): Promise<void> {
  const [from] = await tx.select().from(cardCustomizations).where(eq(cardCustomizations.cardId, fromCardId));
  if (!from) return;
  await tx.insert(cardCustomizations).values({ cardId: toCardId, design: from.design, updatedAt: ctx.now });
  await changed(ctx, tx, "card", [toCardId]);
}
