import { and, eq, isNotNull, not } from "drizzle-orm";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import {
  REVIEW_REQUEST_GOOD_DAYS,
  REVIEWED_NOUN,
  REVIEWED_SELLER,
  type ReviewTargetType,
} from "@cardplaza/contract/reviews/review-words";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import type { ReviewSubject } from "../../registry/review-target.ts";
import { members } from "../accounts/accounts.table.ts";
import { notify } from "../notifications/notify.ts";
import { senderLine } from "../notifications/sender-line.ts";
import { unsubscribeAddressUrl } from "../notifications/unsubscribe-codes.ts";
import { isUnsubscribed } from "../notifications/unsubscribed-addresses.ts";
import { layOutMail, unsubscribeHeaders } from "../outgoing/mail-layout.ts";
import { queueMail } from "../outgoing/queue-mail.ts";
import { queueSms } from "../outgoing/queue-sms.ts";
import { requestPath } from "./review-tool-queries.ts";

export interface Contact {
  /** Lower-cased, or E.164. */
  to: string;
  by: "email" | "sms";
}

/** Members are notified as they have chosen; everybody else by mail or SMS. */
export async function sendReviewRequest(
  ctx: MemberContext,
  tx: Tx,
  contact: Contact,
  { targetType, subject, code }: { targetType: ReviewTargetType; subject: ReviewSubject; code: string },
): Promise<void> {
  const path = requestPath(ctx.registry.reviewTarget(targetType), subject.id, code);
  const [noun, seller] = [REVIEWED_NOUN[targetType], REVIEWED_SELLER[targetType]];
  // Anybody can have this sent to any address, so of the owner's texts it contains only the name.
  const sender = senderLine(ctx.member.name, subject.name) || "A business";
  const memberId = await memberBehind(tx, contact);
  if (memberId) {
    await notify(ctx, tx, {
      to: memberId,
      news: "review.requested",
      with: { sender },
      targetUrl: path,
      about: `review-request:${subject.id}`,
      sender: ctx.member.id,
    });
    return;
  }
  if (await isUnsubscribed(tx, contact.to, ctx.now)) return;
  const url = ctx.origin + path;
  if (contact.by === "sms") {
    const text = `${sender} asks for your review on ${PRODUCT_NAME}: ${url}`;
    await queueSms(ctx, tx, { to: contact.to, text });
    return;
  }
  const heading = `${sender} asks for your review`;
  const unsubscribe = await unsubscribeAddressUrl({ ...ctx, db: tx }, contact.to);
  await queueMail(ctx, tx, {
    to: contact.to,
    subject: `${heading} on ${PRODUCT_NAME}`,
    headers: unsubscribeHeaders(unsubscribe),
    ...layOutMail({
      heading,
      paragraphs: [
        `${sender} asks you to review the ${noun} on ${PRODUCT_NAME}. Good or bad, every review is shown in the same way, and the ${seller} cannot remove it.`,
        `The link is for you alone and works for ${REVIEW_REQUEST_GOOD_DAYS} days.`,
      ],
      button: { label: "Write a review", url },
      footer: `If you have not dealt with this ${seller}, you can ignore this e-mail.`,
      unsubscribeUrl: unsubscribe,
    }),
  });
}

async function memberBehind(tx: Tx, { to, by }: Contact): Promise<string | undefined> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      by === "email"
        ? and(eq(members.email, to), isNotNull(members.emailProvenAt), not(members.isHidden))
        : and(eq(members.mobile, to), isNotNull(members.mobileProvenAt), not(members.isHidden)),
    );
  return member?.id;
}
