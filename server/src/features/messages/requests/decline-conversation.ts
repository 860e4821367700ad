import { and, eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { conversationMembers, conversations } from "../messages.table.ts";
import { lockPlace } from "../places/places.ts";
import { publishConversation } from "../places/publish.ts";
import { tick } from "../places/tick.ts";

/** Declines a request or an invitation to a group. Only the member's own devices learn of it. */
export function declineConversation(ctx: MemberContext, id: string): Promise<void> {
  const memberId = ctx.member.id;
  return inTransaction(ctx.db, async (tx) => {
    const { conversation, own } = await lockPlace(tx, memberId, id);
    const isOwnPlace = and(
      eq(conversationMembers.conversationId, id),
      eq(conversationMembers.memberId, memberId),
    );
    if (own.standing === "invited")
      await tx
        .update(conversationMembers)
        .set({ standing: "left", leftSeq: own.joinedSeq, placeId: null })
        .where(isOwnPlace);
    else if (conversation.request === "asked" && conversation.requestedBy !== memberId) {
      await tx.update(conversations).set({ request: "declined" }).where(eq(conversations.id, id));
      await tx
        .update(conversationMembers)
        .set({ archivedAt: ctx.now, readSeq: sql`${conversationMembers.otherSeq}` })
        .where(isOwnPlace);
    } else return;
    await publishConversation(ctx, tx, await tick(tx, { conversationId: id, only: [memberId] }), id);
  });
}
