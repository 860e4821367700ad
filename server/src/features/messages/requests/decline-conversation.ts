import { and, eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { endInvitations } from "../groups/end-invitations.ts";
import { conversationMembers, conversations } from "../conversations.table.ts";
import { lockPlace } from "../places/places.ts";
import { publishConversation } from "../places/publish.ts";
import { tick } from "../places/tick.ts";

/** Declines a request, of which only the member's own devices learn, or an invitation to a group. */
export function declineConversation(ctx: MemberContext, id: string): Promise<void> {
  const memberId = ctx.member.id;
  return inTransaction(ctx.db, async (tx) => {
    const { conversation, own } = await lockPlace(tx, memberId, id);
    if (own.standing === "invited") return endInvitations(ctx, tx, id, memberId);
    if (conversation.request !== "asked" || conversation.requestedBy === memberId) return;
    const memberIds = await tick(tx, { conversationId: id, only: [memberId] });
    await tx.update(conversations).set({ request: "declined" }).where(eq(conversations.id, id));
    await tx
      .update(conversationMembers)
      .set({ archivedAt: ctx.now, readSeq: sql`${conversationMembers.otherSeq}` })
      .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.memberId, memberId)));
    await publishConversation(ctx, tx, memberIds, id);
  });
}
