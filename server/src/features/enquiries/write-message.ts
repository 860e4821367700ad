import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireOwnDocument } from "../uploads/upload-queries.ts";
import { markAnswered, requireNobodyAnswered, requireWritable } from "./answer-enquiry.ts";
import { enquiries, enquiryMessages, type EnquiryRow } from "./enquiries.table.ts";
import { lockEnquiryOf, type Side, sideOf } from "./enquiry-queries.ts";
import { describeTargets } from "./enquiry-targets.ts";
import { notifyBuyer, notifyReaders, publishEnquiry } from "./notify-sides.ts";
import { presentEnquiry } from "./present-enquiry.ts";

interface NewMessage {
  body: string;
  file?: string;
  anyway: boolean;
  force: boolean;
}

/** Adds to the conversation. */
export function writeMessage(ctx: MemberContext, id: string, { body, file, anyway, force }: NewMessage) {
  return inTransaction(ctx.db, async (tx) => {
    const enquiry = await lockEnquiryOf(ctx, tx, id);
    const from = sideOf(enquiry, ctx.member);
    await requireWritable(tx, enquiry, from);
    if (from === "owner" && !anyway && !force) await requireNobodyAnswered(ctx, tx, id);
    const upload = file ? await requireOwnDocument(tx, ctx.member.id, "file", file) : null;
    const message = {
      id: newId(ctx.now.getTime()),
      enquiryId: id,
      from,
      authorId: ctx.member.id,
      body,
      uploadId: upload?.id ?? null,
      createdAt: ctx.now,
    };
    await tx.insert(enquiryMessages).values(message);
    const written = await (from === "buyer" ? markAsked(ctx, tx, enquiry) : answer(ctx, tx, enquiry));
    await notifyOtherSide(ctx, tx, enquiry, message);
    await publishEnquiry(ctx, tx, enquiry);
    return { enquiry: await presentEnquiry({ ...ctx, db: tx }, written) };
  });
}

async function markAsked(ctx: MemberContext, tx: Tx, enquiry: EnquiryRow): Promise<EnquiryRow> {
  // Who answers by mail has not opened it, and is told of the next answer all the same.
  const changes = { ownerUnread: true, senderUnread: false, lastActivityAt: ctx.now };
  await tx.update(enquiries).set(changes).where(eq(enquiries.id, enquiry.id));
  return { ...enquiry, ...changes };
}

function answer(ctx: MemberContext, tx: Tx, enquiry: EnquiryRow): Promise<EnquiryRow> {
  const isFirst = enquiry.status === "new" || enquiry.status === "viewed";
  return markAnswered(ctx, tx, enquiry, isFirst ? "responded" : enquiry.status);
}

/** Notifies the other side, once for each unread conversation. */
async function notifyOtherSide(
  ctx: MemberContext,
  tx: Tx,
  enquiry: EnquiryRow,
  message: { id: string; from: Side; body: string },
): Promise<void> {
  const { body } = message;
  const notice = {
    news: "enquiry.message",
    about: `enquiry-message:${message.id}`,
    sender: ctx.member.id,
  } as const;
  if (message.from === "buyer" && !enquiry.ownerUnread)
    await notifyReaders(ctx, tx, enquiry, { ...notice, with: { name: enquiry.name, isAnswer: false, body } });
  if (message.from === "owner" && !enquiry.senderUnread) {
    const { seller } = (await describeTargets({ ...ctx, db: tx }, [enquiry]))(enquiry);
    await notifyBuyer(ctx, tx, enquiry, { ...notice, with: { name: seller, isAnswer: true, body } });
  }
}
