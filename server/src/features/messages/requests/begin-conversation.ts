import { eq } from "drizzle-orm";
import { hasLink } from "@cardplaza/contract/connect/post-rules";
import { MESSAGE_TEXT, type SubjectType } from "@cardplaza/contract/messages/message-words";
import type { NewMessage } from "@cardplaza/contract/messages/new-message";
import type { MemberContext } from "../../../context.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { forbidden, invalid, limitReached, notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { beginGroup } from "../groups/begin-group.ts";
import { conversationMembers, conversations } from "../conversations.table.ts";
import { addPlaces } from "../places/add-places.ts";
import { showConversation } from "../present/show-conversation.ts";
import { lockToWrite } from "../writing/check-writing.ts";
import { prepareParts, type MessageParts } from "../writing/message-parts.ts";
import { addMessage, writeMessage } from "../writing/write-message.ts";
import { findMayBegin } from "./may-begin.ts";
import { pairText } from "./show-with.ts";
import { findSubject } from "./subject.ts";

interface Beginning {
  userIds: readonly string[];
  message?: Omit<NewMessage, "sendAt">;
  name?: string;
  clientId?: string;
  subject?: { type: SubjectType; id: string };
}

/** With one person the existing conversation goes on; a name or several people make a group. */
export async function beginConversation(ctx: MemberContext, { name, ...given }: Beginning) {
  const userIds = [...new Set(given.userIds)].filter((id) => id !== ctx.member.id);
  const [userId] = userIds;
  if (!userId) throw invalid({ userIds: MESSAGE_TEXT.toSelf });
  if (name !== undefined || userIds.length > 1) {
    const id = await beginGroup(ctx, { ...given, userIds, name: name ?? "" });
    const message = given.message ? await writeMessage(ctx, id, given.message) : null;
    return { conversation: await showConversation(ctx, id), message };
  }
  return beginWith(ctx, userId, given);
}

async function beginWith(ctx: MemberContext, userId: string, { message, subject }: Beginning) {
  if (!message) throw invalid({ message: MESSAGE_TEXT.nothingToSend });
  const about = await findSubject(ctx, subject, userId);
  const existing = await findPair(ctx, userId);
  if (existing)
    return {
      message: await writeMessage(ctx, existing, message, about),
      conversation: await showConversation(ctx, existing),
    };
  const parts = await prepareParts(ctx, "", message);
  const id = await inTransaction(ctx.db, async (tx) => {
    const { conversationId, isNew } = await openPair(ctx, tx, userId, parts);
    // Somebody else began it meanwhile: the message goes on there.
    if (!isNew) return conversationId;
    await tx.update(conversations).set({ subject: about }).where(eq(conversations.id, conversationId));
    const writable = await lockToWriteFirst(tx, ctx.member.id, conversationId);
    await addMessage(ctx, tx, writable, { ...parts, clientId: message.clientId, subject: about });
    return conversationId;
  });
  return {
    message: await writeMessage(ctx, id, message, about),
    conversation: await showConversation(ctx, id),
  };
}

/** The first message of a request is written although the request waits. */
async function lockToWriteFirst(tx: Tx, memberId: string, id: string) {
  const [{ request } = { request: null }] = await tx
    .select({ request: conversations.request })
    .from(conversations)
    .where(eq(conversations.id, id));
  if (request === null) return lockToWrite(tx, memberId, id);
  const [other] = (
    await tx
      .select({ memberId: conversationMembers.memberId })
      .from(conversationMembers)
      .where(eq(conversationMembers.conversationId, id))
  ).filter(({ memberId: each }) => each !== memberId);
  return {
    id,
    kind: "direct" as const,
    isOfStrangers: true,
    otherId: other?.memberId ?? null,
    accepts: false,
  };
}

async function findPair({ db, member }: MemberContext, userId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.pair, pairText(member.id, userId)));
  return found?.id;
}

async function openPair(ctx: MemberContext, tx: Tx, userId: string, parts: MessageParts) {
  const { member, now } = ctx;
  const pair = pairText(member.id, userId);
  // Requests of a day are counted one after the other.
  await takeTurn(tx, "messageRequests", member.id);
  const id = newId(now.getTime());
  const begin = await findMayBegin({ ...ctx, db: tx }, userId);
  if (!begin) throw notFound(MESSAGE_TEXT.noSuchPerson);
  const [existing] = await tx.select().from(conversations).where(eq(conversations.pair, pair));
  if (existing) return { conversationId: existing.id, isNew: false };
  if (begin.may === "none") throw begin.isFull ? limitReached(begin.why) : forbidden(begin.why);
  const isRequest = begin.may === "request";
  if (isRequest && (parts.files.length > 0 || parts.share || parts.isForwarded || hasLink(parts.body)))
    throw invalid({ body: MESSAGE_TEXT.requestTextOnly });
  const [added] = await tx
    .insert(conversations)
    .values({
      id,
      kind: "direct",
      pair,
      createdBy: member.id,
      createdAt: now,
      ...(isRequest && { request: "asked" as const, requestedBy: member.id, requestAt: now }),
    })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (!added) {
    const [other] = await tx.select().from(conversations).where(eq(conversations.pair, pair));
    return { conversationId: other!.id, isNew: false };
  }
  await addPlaces(tx, id, [member.id, userId]);
  return { conversationId: id, isNew: true };
}
