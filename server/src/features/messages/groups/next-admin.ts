import { and, asc, eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conversationMembers } from "../conversations.table.ts";
import { endInvitations } from "./end-invitations.ts";

/**
 * After somebody has gone from a group whose row is locked: without an admin, who is longest in it becomes one; without
 * anybody it is over, and nobody can come into it any more.
 */
export async function findNextAdmin(
  ctx: Pick<MemberContext, "live">,
  tx: Tx,
  conversationId: string,
): Promise<void> {
  const { joinedSeq, memberId, role, standing } = conversationMembers;
  const isIn = and(eq(conversationMembers.conversationId, conversationId), eq(standing, "in"));
  if ((await tx.$count(conversationMembers, and(isIn, eq(role, "admin")))) > 0) return;
  const [oldest] = await tx
    .select({ memberId })
    .from(conversationMembers)
    .where(isIn)
    .orderBy(asc(joinedSeq), asc(memberId))
    .limit(1);
  if (!oldest) return endInvitations(ctx, tx, conversationId);
  await tx
    .update(conversationMembers)
    .set({ role: "admin" })
    .where(and(isIn, eq(memberId, oldest.memberId)));
}
