import { eq, sql } from "drizzle-orm";
import type { MessageEvent } from "@cardplaza/contract/messages/message-words";
import type { NewMessage } from "@cardplaza/contract/messages/new-message";
import type { MemberJobContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { isUniqueViolation } from "../../../platform/unique-violation.ts";
import { textHashOf } from "../../connect/posts/post-values.ts";
import { reasonToHold } from "../cases/reason-to-hold.ts";
import { openHeldCase } from "../cases/open-case.ts";
import { saveFiles } from "../files/own-files.ts";
import { previewSoon } from "../links/preview-link.ts";
import { conversations, type SubjectValue } from "../conversations.table.ts";
import { ringSoon } from "../notices/ring-soon.ts";
import { publishMessage } from "../places/publish.ts";
import { presentMessages, presentMessage, type ShownMessage } from "../present/present-messages.ts";
import { selectMessages } from "../present/select-messages.ts";
import { findRelation, mayWriteFreely } from "../relations/relation.ts";
import { lockToWrite, type Writable } from "./check-writing.ts";
import { prepareParts, type MessageParts } from "./message-parts.ts";
import { storeMessage } from "./store-message.ts";
import { warningOf } from "./warnings.ts";

// A notification of PostgreSQL holds 8,000 bytes. Longer messages are fetched.
const SENT_WITH_EVENT_BYTES = 4_000;

/** Writes a message. A repeated key returns the first message, also of another conversation. */
export async function writeMessage(
  ctx: MemberJobContext,
  conversationId: string,
  given: Omit<NewMessage, "sendAt">,
  subject: SubjectValue | null = null,
): Promise<ShownMessage> {
  const before = await findSent(ctx, given.clientId);
  if (before) return before;
  const parts = await prepareParts(ctx, conversationId, given);
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const conversation = await lockToWrite(tx, ctx.member.id, conversationId);
      return addMessage(ctx, tx, conversation, { ...parts, clientId: given.clientId, subject });
    });
  } catch (error) {
    // The same message came twice at once.
    const first = isUniqueViolation(error, "messages_client_id") ? await findSent(ctx, given.clientId) : null;
    if (!first) throw error;
    return first;
  }
}

/** What the member has sent with this key. */
export async function findSent(ctx: MemberJobContext, clientId: string): Promise<ShownMessage | null> {
  const where = sql`message.sender_id = ${ctx.member.id} and message.client_id = ${clientId}`;
  const rows = await selectMessages(ctx.db, ctx.member.id, { where, limit: 1 });
  return (await presentMessages(ctx, rows))[0] ?? null;
}

export interface AddedMessage extends MessageParts {
  clientId: string;
  subject: SubjectValue | null;
}

/** Adds a message to a conversation whose row is locked, and tells everybody in it. */
export async function addMessage(
  ctx: MemberJobContext,
  tx: Tx,
  conversation: Writable,
  { files, ...parts }: AddedMessage,
): Promise<ShownMessage> {
  const { member, now } = ctx;
  const id = newId(now.getTime());
  const stranger = conversation.isOfStrangers
    ? await lookAtStranger(tx, member.id, conversation, parts.body)
    : null;
  const held = stranger && (await reasonToHold(ctx, tx, conversation.id, stranger.textHash));
  if (conversation.accepts)
    await tx.update(conversations).set({ request: "accepted" }).where(eq(conversations.id, conversation.id));
  const stored = await storeMessage(tx, {
    ...parts,
    id,
    conversationId: conversation.id,
    senderId: member.id,
    link: null,
    hasFiles: files.length > 0,
    warning: stranger?.warning ?? null,
    textHash: stranger?.textHash ?? null,
    status: held ? "waiting" : "sent",
    createdAt: now,
  });
  await saveFiles(tx, id, files);
  if (held) await openHeldCase(ctx, tx, id, held);
  const shown = await presentMessage({ ...ctx, db: tx }, id);
  await publishMessage(ctx, tx, stored.memberIds, eventOf(shown));
  await previewSoon(ctx, tx, shown);
  if (!held) ringSoon(ctx, tx);
  return shown;
}

interface Stranger {
  warning: ReturnType<typeof warningOf>;
  textHash: string | null;
}

/** People who share no chapter, deal or connection are warned of each other's texts that look like a scam. */
async function lookAtStranger(
  tx: Db | Tx,
  memberId: string,
  { otherId }: Writable,
  body: string,
): Promise<Stranger | null> {
  if (otherId === null || mayWriteFreely(await findRelation(tx, memberId, otherId))) return null;
  return { warning: warningOf(body), textHash: body ? textHashOf(body) : null };
}

/** What is told of a new message: all of it where that is possible, so that nobody has to fetch it. */
export const eventOf = (message: ShownMessage): MessageEvent => ({
  conversationId: message.conversationId,
  seq: message.seq,
  ...(isAlikeForAll(message) && { message: message as never }),
});

/** Files, subjects, what was shared, quotes and warnings differ by reader: they are fetched. */
const isAlikeForAll = (message: ShownMessage) =>
  message.files.length === 0 &&
  message.share === null &&
  message.subject === null &&
  message.replyTo === null &&
  message.warning === null &&
  !message.isWaiting &&
  Buffer.byteLength(JSON.stringify(message)) <= SENT_WITH_EVENT_BYTES;
