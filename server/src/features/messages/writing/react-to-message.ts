import { and, eq } from "drizzle-orm";
import { MESSAGE_TEXT, type MessageReaction } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { conversationMembers } from "../conversations.table.ts";
import { messageReactions } from "../messages.table.ts";
import { changeMessage } from "../places/change-message.ts";
import { findNewestOfOthers } from "../places/newest-of-others.ts";
import { presentMessage } from "../present/present-messages.ts";
import { requireReactable } from "./check-writing.ts";
import { lockSeenMessage, type SeenMessage } from "./seen-messages.ts";

/**
 * One reaction for each member; null takes it back. For who wrote the message it is the newest line and unread. It
 * rings no bell.
 */
export function reactToMessage(ctx: MemberContext, id: string, emoji: MessageReaction | null) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const seen = await lockSeenMessage(tx, member.id, id);
    await requireReactable(tx, seen);
    const { senderId } = seen.message;
    const isNew = emoji !== null && senderId !== null && senderId !== member.id;
    const seq = await changeMessage(
      ctx,
      tx,
      id,
      {},
      {
        line: isNew
          ? (number) => ({
              placeId: newId(now.getTime()),
              now,
              unreadFor: { seq: number, only: senderId },
              only: senderId,
            })
          : undefined,
      },
    );
    if (seq === null) throw wrongState(MESSAGE_TEXT.messageNotFound);
    await save(tx, seen, { memberId: member.id, emoji, seq, now });
    return { message: await presentMessage({ ...ctx, db: tx }, id) };
  });
}

interface Reaction {
  memberId: string;
  emoji: MessageReaction | null;
  seq: number;
  now: Date;
}

async function save(tx: Tx, { message }: SeenMessage, given: Reaction) {
  const { memberId, emoji, seq, now } = given;
  const isOwn = and(eq(messageReactions.messageId, message.id), eq(messageReactions.memberId, memberId));
  if (emoji === null) {
    await tx.delete(messageReactions).where(isOwn);
    const [writer] = await tx
      .select()
      .from(conversationMembers)
      .where(
        and(
          eq(conversationMembers.conversationId, message.conversationId),
          eq(conversationMembers.memberId, message.senderId ?? ""),
        ),
      );
    if (writer) await findNewestOfOthers(tx, writer);
    return;
  }
  const values = {
    messageId: message.id,
    memberId,
    conversationId: message.conversationId,
    toId: message.senderId,
    seq,
    emoji,
    createdAt: now,
  };
  await tx
    .insert(messageReactions)
    .values(values)
    .onConflictDoUpdate({ target: [messageReactions.messageId, messageReactions.memberId], set: values });
}
