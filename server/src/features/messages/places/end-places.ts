import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { conversationMembers } from "../conversations.table.ts";
import { messageNotices } from "../notices/notices.table.ts";

/**
 * Takes members out of a conversation whose row is locked. They keep reading what they had up to `leftSeq`, get nothing
 * that comes after it, and are told of nothing any more.
 */
export async function endPlaces(
  tx: Tx,
  conversationId: string,
  memberIds: readonly string[],
  { standing, leftSeq }: { standing: "left" | "removed"; leftSeq: number },
): Promise<void> {
  await tx
    .update(conversationMembers)
    .set({ standing, leftSeq, role: "member", draft: "" })
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        inArray(conversationMembers.memberId, [...memberIds]),
      ),
    );
  await tx
    .delete(messageNotices)
    .where(
      and(
        eq(messageNotices.conversationId, conversationId),
        inArray(messageNotices.memberId, [...memberIds]),
      ),
    );
}
