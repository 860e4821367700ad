import { eq } from "drizzle-orm";
import { ENQUIRY_TEXT, MAX_THREAD_MESSAGES } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { notFound, wrongState } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { isBlockedPair } from "../moderation/block-queries.ts";
import { notify } from "../notifications/notify.ts";
import { requireOwnDocument } from "../uploads/upload-queries.ts";
import { enquiries, enquiryMessages, type EnquiryRow } from "./enquiries.table.ts";
import { findEnquiryOf, type Side, sideOf } from "./enquiry-queries.ts";
import { describeTargets } from "./enquiry-targets.ts";
import { measureReplies } from "./measure-replies.ts";
import { presentEnquiry } from "./present-enquiry.ts";

interface NewMessage {
  body: string;
  file?: string;
}

/** Adds to the conversation. The first answer stops the clock. */
export function writeMessage(ctx: MemberContext, id: string, { body, file }: NewMessage) {
  return inTransaction(ctx.db, async (tx) => {
    const enquiry = await findEnquiryOf(tx, ctx.member, id);
    const from = sideOf(enquiry, ctx.member);
    await requireWritable(tx, enquiry, from);
    const upload = file ? await requireOwnDocument(tx, ctx.member.id, "file", file) : null;
    const message = {
      id: newId(ctx.now.getTime()),
      enquiryId: id,
      from,
      body,
      uploadId: upload?.id ?? null,
      createdAt: ctx.now,
    };
    await tx.insert(enquiryMessages).values(message);
    const changes = changesBy(from, enquiry, ctx.now);
    await tx.update(enquiries).set(changes).where(eq(enquiries.id, id));
    if (changes.firstResponseAt && !enquiry.firstResponseAt) await measureReplies(ctx, tx, enquiry);
    await notifyOtherSide(ctx, tx, enquiry, { id: message.id, from });
    return { enquiry: await presentEnquiry({ ...ctx, db: tx }, { ...enquiry, ...changes }) };
  });
}

async function requireWritable(tx: Tx, { id, status, ownerId, senderId }: EnquiryRow, from: Side) {
  if (!senderId || (await isBlockedPair(tx, ownerId, senderId))) throw notFound(ENQUIRY_TEXT.notFound);
  if (status === "closed" || status === "spam") throw wrongState(ENQUIRY_TEXT.ended);
  const written = await tx.$count(enquiryMessages, eq(enquiryMessages.enquiryId, id));
  // The last message is reserved for the owner: the asker must not be able to block the answer.
  const most = from === "buyer" ? MAX_THREAD_MESSAGES - 1 : MAX_THREAD_MESSAGES;
  if (written >= most) throw wrongState(ENQUIRY_TEXT.threadFull);
}

function changesBy(from: Side, enquiry: EnquiryRow, now: Date): Partial<EnquiryRow> {
  if (from === "buyer") return { ownerUnread: true, lastActivityAt: now };
  const isFirst = enquiry.status === "new" || enquiry.status === "viewed";
  return {
    senderUnread: true,
    ownerUnread: false,
    lastActivityAt: now,
    firstResponseAt: enquiry.firstResponseAt ?? now,
    status: isFirst ? "responded" : enquiry.status,
  };
}

/** Once for each unread conversation. */
async function notifyOtherSide(
  ctx: MemberContext,
  tx: Tx,
  enquiry: EnquiryRow,
  message: { id: string; from: Side },
): Promise<void> {
  const { id, name, ownerId, senderId, targetType, askId } = enquiry;
  const toOwner = message.from === "buyer";
  const isNotified = toOwner ? enquiry.ownerUnread : enquiry.senderUnread;
  if (isNotified || !senderId) return;
  const target = (await describeTargets({ ...ctx, db: tx }, [enquiry]))(enquiry);
  const tab = askId ? "asks" : "sent";
  const { inbox } = ctx.registry.enquiryTarget(targetType);
  await notify(ctx, tx, {
    to: toOwner ? ownerId : senderId,
    type: "message_received",
    message: toOwner ? `${name} wrote to you about the enquiry.` : `${target.name} answered your enquiry.`,
    targetUrl: toOwner ? `${inbox}?enquiry=${id}` : `${inbox}?tab=${tab}&enquiry=${id}`,
    about: `enquiry-message:${message.id}`,
    sender: ctx.member.id,
  });
}
