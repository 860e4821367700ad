import { and, eq } from "drizzle-orm";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import type { MemberContext } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import { nextVersion } from "../../platform/stale-edits.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireRoomForTeamCard } from "./team-rules/team-limit.ts";
import { isRestorable } from "./card-queries.ts";
import { cards } from "./cards.table.ts";
import { changed } from "../../registry/changed.ts";
import { showOwnCard } from "./show-own-card.ts";

/** Restores a deleted card as it was. For a team card the limit is checked again. */
export function restoreCard(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const deleted = and(eq(cards.id, id), eq(cards.ownerId, ctx.member.id), isRestorable(ctx.now));
    const [card] = await tx.select().from(cards).where(deleted).for("no key update");
    if (!card) throw notFound(CARD_TEXT.notFound);
    if (card.kind === "team") await requireRoomForTeamCard(ctx, tx);
    await tx
      .update(cards)
      .set({ deletedAt: null, successorId: null, ...nextVersion(card, ctx.now) })
      .where(eq(cards.id, id));
    await changed(ctx, tx, "card", [card.id]);
    return showOwnCard(tx, id, ctx.now);
  });
}
