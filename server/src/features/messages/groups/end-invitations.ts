import { and, eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conversationMembers } from "../conversations.table.ts";
import { publishConversation } from "../places/publish.ts";
import { tick } from "../places/tick.ts";

/**
 * Ends the invitation of one member to a group whose row is locked, or all of them: declined, taken back, or the group
 * is over. Who was in it before keeps what they had; for the others nothing is left in their list.
 */
export async function endInvitations(
  ctx: Pick<MemberContext, "live">,
  tx: Tx,
  conversationId: string,
  memberId?: string,
): Promise<void> {
  // The numbers first: everybody takes the clocks before the places.
  const memberIds = await tick(tx, { conversationId, withInvited: true });
  const { joinedSeq, leftSeq, placeId } = conversationMembers;
  await tx
    .update(conversationMembers)
    .set({
      standing: "left",
      placeId: sql`case when ${leftSeq} > ${joinedSeq} then ${placeId} end`,
      leftSeq: sql`coalesce(${leftSeq}, ${joinedSeq})`,
    })
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(conversationMembers.standing, "invited"),
        memberId === undefined ? undefined : eq(conversationMembers.memberId, memberId),
      ),
    );
  await publishConversation(ctx, tx, memberIds, conversationId);
}
