import { and, eq, sql } from "drizzle-orm";
import { MESSAGE_TEXT, type MessageReaction } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { messageReactions } from "../messages.table.ts";
import { changeMessage } from "../places/change-message.ts";
import { findNewestOfOthers } from "../places/newest-of-others.ts";
import { isPlaceOf, SEEN } from "../places/seen-rows.ts";
import { presentMessage } from "../present/present-messages.ts";
import { requireReactable } from "./check-writing.ts";
import { lockSeenMessage, type SeenMessage } from "./seen-messages.ts";

/**
 * One reaction for each member; null takes it back. For who wrote the message and still sees it, it is the newest line
 * and unread. It rings no bell.
 */
export function reactToMessage(ctx: MemberContext, id: string, emoji: MessageReaction | null) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const seen = await lockSeenMessage(tx, member.id, id);
    await requireReactable(tx, seen);
    const writer = writerOf(seen);
    const isLine = emoji !== null && writer !== null && (await sees(tx, writer, id));
    const seq = await changeMessage(
      ctx,
      tx,
      id,
      {},
      {
        line: isLine
          ? (number) => ({
              placeId: newId(now.getTime()),
              now,
              unreadFor: { seq: number, only: writer.memberId },
              only: writer.memberId,
            })
          : undefined,
      },
    );
    if (seq === null) throw wrongState(MESSAGE_TEXT.messageNotFound);
    await save(tx, seen, { memberId: member.id, emoji, seq, now });
    // What they have not read may have gone with the reaction before.
    if (writer && !isLine) await findNewestOfOthers(tx, isPlaceOf(writer));
    return { message: await presentMessage({ ...ctx, db: tx }, id) };
  });
}

/** Somebody else, for whom the reaction is news. */
const writerOf = ({ message: { conversationId, senderId }, own }: SeenMessage) =>
  senderId === null || senderId === own.memberId ? null : { conversationId, memberId: senderId };

type Writer = NonNullable<ReturnType<typeof writerOf>>;

/** Not one that they deleted for themselves, nor one from before they left and returned. */
async function sees(tx: Tx, writer: Writer, messageId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from conversation_members place join messages message on message.id = ${messageId}
    where ${isPlaceOf(writer)} and place.standing = 'in' and ${SEEN}`);
  return rows.length > 0;
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
