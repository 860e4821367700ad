import { and, eq, ne } from "drizzle-orm";
import { OWN_CARD_TEXT } from "@cardplaza/contract/cards/own-card-words";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { forbidden, invalid } from "../../platform/refusals.ts";
import { nextVersion } from "../../platform/stale-edits.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockCardOwnedBy } from "./card-queries.ts";
import { cards, type CardRow } from "./cards.table.ts";
import { changed } from "../../registry/changed.ts";
import { notDeleted } from "./card-conditions.ts";

/** Its links then say that it is gone, and which card follows. It can be restored for 30 days. */
export async function deleteCard(ctx: MemberContext, id: string, successorId?: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const card = await lockCardOwnedBy(tx, ctx.member, id);
    // A team card counts within its owner's limit, so only the owner may delete it.
    if (card.ownerId !== ctx.member.id) throw forbidden(OWN_CARD_TEXT.holderCannotDelete);
    if (successorId !== undefined) await requireSuccessor(tx, card, successorId);
    await tx
      .update(cards)
      .set({ deletedAt: ctx.now, successorId: successorId ?? null, ...nextVersion(card, ctx.now) })
      .where(eq(cards.id, id));
    await changed(ctx, tx, "card", [card.id]);
  });
}

async function requireSuccessor(tx: Tx, card: CardRow, successorId: string): Promise<void> {
  const another = and(
    eq(cards.id, successorId),
    ne(cards.id, card.id),
    eq(cards.ownerId, card.ownerId),
    notDeleted(),
  );
  if ((await tx.$count(cards, another)) === 0) throw invalid({ successorId: OWN_CARD_TEXT.badSuccessor });
}
