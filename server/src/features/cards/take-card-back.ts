import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { nextVersion } from "../../platform/stale-edits.ts";
import { loseVerificationIfChanged } from "./verification/lose-verification.ts";
import { cards, type CardRow } from "./cards.table.ts";
import { changed } from "../../registry/changed.ts";

/** The card has no holder any more, and its owner can edit it and give it to another member. */
export async function takeCardBack(
  ctx: MemberContext,
  tx: Tx,
  card: CardRow,
  values: Partial<CardRow>,
): Promise<void> {
  await tx
    .update(cards)
    .set({ ...values, holderId: null, ...nextVersion(card, ctx.now) })
    .where(eq(cards.id, card.id));
  await loseVerificationIfChanged(tx, card, values, ctx.now);
  await changed(ctx, tx, "card", [card.id]);
  if (card.holderId) await changed(ctx, tx, "member", [card.holderId]);
}
