import { and, eq, isNull, sql } from "drizzle-orm";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { messages } from "../messages.table.ts";
import { noteForOthers } from "../notices/note-for-others.ts";
import { publishMessage } from "../places/publish.ts";
import { nextSeq, tick } from "../places/tick.ts";
import { isOpenFor } from "../writing/check-writing.ts";

/**
 * Delivers a message that waited, in its locked conversation. It is said now: it takes the next number, so that nobody
 * who read on meanwhile misses it. False if there is nothing to deliver any more: its sender took it back, or the two
 * no longer write to each other.
 */
export async function deliverMessage(ctx: AdminContext, tx: Tx, id: string): Promise<boolean> {
  const { now } = ctx;
  const isWaiting = and(eq(messages.id, id), eq(messages.status, "waiting"), isNull(messages.deletedAt));
  const [message] = await tx.select().from(messages).where(isWaiting);
  if (!message?.senderId) return false;
  const { conversationId, senderId } = message;
  if (!(await isOpenFor(tx, senderId, conversationId))) return false;
  const seq = await nextSeq(tx, conversationId);
  await tx
    .update(messages)
    .set({ seq, changedSeq: seq, status: "sent", createdAt: now })
    .where(eq(messages.id, id));
  const memberIds = await tick(tx, {
    conversationId,
    line: { placeId: newId(now.getTime()), now, unreadFor: { seq: sql`${seq}`, by: senderId } },
  });
  await noteForOthers(ctx, tx, { conversationId, senderId });
  await publishMessage(ctx, tx, memberIds, { conversationId, seq });
  return true;
}
