import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { changed } from "../../../registry/changed.ts";
import { cardCustomizations } from "./customization.table.ts";

/** Gives several cards the same design, replacing theirs. */
export async function applyDesign(
  ctx: MemberContext,
  tx: Tx,
  cardIds: string[],
  design: Customization,
): Promise<void> {
  if (cardIds.length === 0) return;
  await tx
    .insert(cardCustomizations)
    .values(cardIds.map((cardId) => ({ cardId, design, updatedAt: ctx.now })))
    .onConflictDoUpdate({ target: cardCustomizations.cardId, set: { design, updatedAt: ctx.now } });
  await changed(ctx, tx, "card", cardIds);
}
