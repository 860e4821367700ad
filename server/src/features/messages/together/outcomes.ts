import { and, eq, inArray, sql } from "drizzle-orm";
import { MESSAGE_TEXT, conversationPath, type OutcomeKind } from "@cardplaza/contract/messages/message-words";
import { OUTCOME_TEXT } from "@cardplaza/contract/messages/together-words";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { MadeOf } from "../../../registry/conversations.ts";
import { messageOutcomes } from "./outcomes.table.ts";
import type { PlaceRow } from "../conversations.table.ts";
import type { MessageRow } from "../messages.table.ts";
import { tellOwnDevices } from "../places/tell-own-devices.ts";
import { namesOfMembers } from "../present/names.ts";
import { findSeenMessage } from "../writing/seen-messages.ts";

export interface Received {
  message: MessageRow;
  own: PlaceRow;
  sender: { id: string; name: string };
}

/** A message that the member received in a conversation of two. */
export async function findReceived(db: Db | Tx, memberId: string, id: string): Promise<Received> {
  const { conversation, own, message } = await findSeenMessage(db, memberId, id);
  const { senderId } = message;
  if (conversation.kind !== "direct") throw wrongState(MESSAGE_TEXT.notDirect);
  if (senderId === memberId) throw wrongState(OUTCOME_TEXT.ownMessage);
  if (senderId === null) throw notFound(MESSAGE_TEXT.noSuchPerson);
  return { message, own, sender: { id: senderId, name: (await namesOfMembers(db, [senderId]))(senderId) } };
}

/** Makes something of a message once: a repetition, also at the same moment, leads to the same. */
export function makeOnce(
  ctx: MemberContext,
  id: string,
  kind: OutcomeKind,
  make: (tx: Tx, received: Received) => Promise<string>,
): Promise<{ path: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const received = await findReceived(tx, ctx.member.id, id);
    const key = { memberId: ctx.member.id, messageId: id, kind };
    // The second of two at once waits here until the first has made it, or has failed.
    const [first] = await tx
      .insert(messageOutcomes)
      .values({ ...key, path: "", at: ctx.now })
      .onConflictDoNothing()
      .returning({ kind: messageOutcomes.kind });
    if (!first) return { path: await pathMade(tx, key) };
    const path = await make(tx, received);
    await tx.update(messageOutcomes).set({ path }).where(isOutcome(key));
    await tellOwnDevices(ctx, tx, received.own);
    return { path };
  });
}

/** Several referrals may come from one message: the first one stands beside it. */
export async function noteReferral(ctx: MemberContext, tx: Tx, id: string, path: string): Promise<void> {
  const { own } = await findReceived(tx, ctx.member.id, id);
  await tx
    .insert(messageOutcomes)
    .values({ memberId: ctx.member.id, messageId: id, kind: "referral", path, at: ctx.now })
    .onConflictDoNothing();
  await tellOwnDevices(ctx, tx, own);
}

/** The messages of which the member made these leads, contacts, notes and referrals. */
export async function findMadeOf(
  db: Db | Tx,
  memberId: string,
  paths: readonly string[],
): Promise<Map<string, MadeOf>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .select({
      path: messageOutcomes.path,
      messageId: messageOutcomes.messageId,
      conversationId: sql<string>`(select message.conversation_id from messages message where message.id = ${messageOutcomes.messageId})`,
    })
    .from(messageOutcomes)
    .where(and(eq(messageOutcomes.memberId, memberId), inArray(messageOutcomes.path, [...paths])));
  return new Map(
    rows.map(({ path, messageId, conversationId }) => [
      path,
      { messageId, path: conversationPath(conversationId, messageId) },
    ]),
  );
}

interface Key {
  memberId: string;
  messageId: string;
  kind: OutcomeKind;
}

const isOutcome = ({ memberId, messageId, kind }: Key) =>
  and(
    eq(messageOutcomes.memberId, memberId),
    eq(messageOutcomes.messageId, messageId),
    eq(messageOutcomes.kind, kind),
  );

async function pathMade(tx: Tx, key: Key): Promise<string> {
  const [made] = await tx.select({ path: messageOutcomes.path }).from(messageOutcomes).where(isOutcome(key));
  if (!made) throw notFound(MESSAGE_TEXT.messageNotFound);
  return made.path;
}
