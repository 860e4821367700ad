import { and, eq } from "drizzle-orm";
import type { MemberRole } from "@cardplaza/contract/messages/message-words";
import type { Tx } from "../../../platform/database.ts";
import { conversationMembers } from "../conversations.table.ts";

/** Gives members of a conversation another role. Its row and their clocks must be locked. */
export async function changeRoles(
  tx: Tx,
  conversationId: string,
  roles: ReadonlyMap<string, MemberRole>,
): Promise<void> {
  for (const [memberId, role] of roles)
    await tx
      .update(conversationMembers)
      .set({ role })
      .where(
        and(
          eq(conversationMembers.conversationId, conversationId),
          eq(conversationMembers.memberId, memberId),
        ),
      );
}
