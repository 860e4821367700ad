import { and, eq, max, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { conversationMembers, type PlaceRow } from "../conversations.table.ts";
import { messageReactions, messages } from "../messages.table.ts";
import { isSeenFrom } from "./conditions.ts";

/** Sets the newest change that counts as unread in a place, after something unread has gone. */
export async function findNewestOfOthers(tx: Tx, own: PlaceRow): Promise<void> {
  const { conversationId, memberId } = own;
  const message = one(
    await tx
      .select({ seq: max(messages.seq) })
      .from(messages)
      .where(
        and(
          isSeenFrom(own),
          eq(messages.kind, "text"),
          sql`${messages.senderId} is distinct from ${memberId}`,
        ),
      ),
  );
  const reaction = one(
    await tx
      .select({ seq: max(messageReactions.seq) })
      .from(messageReactions)
      .where(
        and(
          eq(messageReactions.conversationId, conversationId),
          eq(messageReactions.toId, memberId),
          sql`${messageReactions.memberId} <> ${memberId}`,
        ),
      ),
  );
  await tx
    .update(conversationMembers)
    .set({ otherSeq: Math.max(message.seq ?? 0, reaction.seq ?? 0) })
    .where(
      and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.memberId, memberId)),
    );
}
