import { and, eq } from "drizzle-orm";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { MemberJobContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound, Refusal } from "../../../platform/refusals.ts";
import { filesOf } from "../files/own-files.ts";
import { messages, type MessageRow } from "../messages.table.ts";
import { isSeenFrom, isThere } from "../places/conditions.ts";
import { findPlace, lockPlace, type Place } from "../places/places.ts";
import type { MessageParts } from "./message-parts.ts";

export interface SeenMessage extends Place {
  message: MessageRow;
}

/** A message that this member sees now; everybody else is told that there is none. */
export async function findSeenMessage(db: Db | Tx, memberId: string, id: string): Promise<SeenMessage> {
  const conversationId = await conversationOf(db, id);
  return withMessage(db, await asMessage(findPlace(db, memberId, conversationId)), id);
}

/** The same; nothing else happens in its conversation until the transaction ends. */
export async function lockSeenMessage(tx: Tx, memberId: string, id: string): Promise<SeenMessage> {
  const conversationId = await conversationOf(tx, id);
  return withMessage(tx, await asMessage(lockPlace(tx, memberId, conversationId)), id);
}

async function conversationOf(db: Db | Tx, id: string): Promise<string> {
  const [found] = await db
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .where(eq(messages.id, id));
  return found?.conversationId ?? refuse();
}

async function withMessage(db: Db | Tx, place: Place, id: string): Promise<SeenMessage> {
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isSeenFrom(place.own), isThere(), eq(messages.kind, "text")));
  return message ? { ...place, message } : refuse();
}

/** Whether there is such a conversation is not told either. */
async function asMessage(place: Promise<Place>): Promise<Place> {
  try {
    return await place;
  } catch (error) {
    if (error instanceof Refusal) refuse();
    throw error;
  }
}

function refuse(): never {
  throw notFound(MESSAGE_TEXT.messageNotFound);
}

/** The message that is answered, if the member sees it in this conversation. */
export async function requireReply(
  { db, member }: MemberJobContext,
  conversationId: string,
  id: string,
): Promise<string> {
  const { message } = await findSeenMessage(db, member.id, id);
  return message.conversationId === conversationId ? message.id : refuse();
}

/** What is passed on: text, files and what was shared, without who wrote it. */
export async function findForwarded(
  ctx: MemberJobContext,
  id: string,
): Promise<Omit<MessageParts, "replyTo">> {
  const { message } = await findSeenMessage(ctx.db, ctx.member.id, id);
  return {
    body: message.body,
    isForwarded: true,
    files: message.hasFiles ? await filesOf(ctx.db, message.id) : [],
    share: message.share,
  };
}
