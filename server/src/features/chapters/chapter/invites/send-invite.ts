import { and, eq, isNotNull } from "drizzle-orm";
import {
  INVITE_MESSAGES_PER_DAY,
  INVITE_MESSAGES_PER_RECIPIENT_AND_DAY,
  INVITE_TEXT,
} from "@cardplaza/contract/chapters/invite-words";
import { rhythmText } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { DAY_SECONDS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { Refusal, tooMany } from "../../../../platform/refusals.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { stays } from "../../../accounts/member-conditions.ts";
import { notify } from "../../../notifications/notify.ts";
import { senderLine } from "../../../notifications/sender-line.ts";
import { unsubscribeAddressUrl } from "../../../notifications/unsubscribe-codes.ts";
import { hashAddress, isUnsubscribed } from "../../../notifications/unsubscribed-addresses.ts";
import { layOutMail, unsubscribeHeaders } from "../../../outgoing/mail-layout.ts";
import { queueMail } from "../../../outgoing/queue-mail.ts";
import { queueSms } from "../../../outgoing/queue-sms.ts";
import { newsOfChapter } from "../chapter-notice.ts";
import type { ChapterRow } from "../chapters.table.ts";

export interface Contact {
  /** Lower-cased, or E.164. */
  to: string;
  by: "email" | "sms";
}

const limit = (points: number): CallLimit => ({ points, seconds: DAY_SECONDS, by: "account" });
const BY_MEMBER = limit(INVITE_MESSAGES_PER_DAY);
const TO_ONE = limit(INVITE_MESSAGES_PER_RECIPIENT_AND_DAY);

/** Daily limits of the sender and of each recipient, over all senders. What was not sent does not count. */
export async function countingMessages<T>(
  ctx: MemberContext,
  contacts: readonly Contact[],
  send: () => Promise<T>,
): Promise<T> {
  const counted: [string, CallLimit, string][] = [];
  const take = async (name: string, most: CallLimit, key: string, text: string) => {
    await ctx.limits.take(name, most, key).catch((error: unknown) => {
      throw error instanceof Refusal ? tooMany(error.details.retryAfter ?? 1, text) : error;
    });
    counted.push([name, most, key]);
  };
  try {
    for (const { to } of contacts) {
      await take("chapter-invites-by", BY_MEMBER, ctx.member.id, INVITE_TEXT.tooManyMessages);
      const recipient = await hashAddress(ctx.db, to, ctx.now);
      await take("chapter-invites-to", TO_ONE, recipient, INVITE_TEXT.tooManyToThem);
    }
    return await send();
  } catch (error) {
    for (const each of counted) await ctx.limits.giveBack(...each);
    throw error;
  }
}

interface Sent {
  chapter: ChapterRow;
  path: string;
  expiresAt: Date;
}

/**
 * Members are notified as they have chosen; everybody else by mail or SMS. Anybody can have this sent to any
 * address, so it contains two names and nothing that could become a link.
 */
export async function sendInvite(
  ctx: MemberContext,
  tx: Tx,
  contact: Contact,
  { chapter, path, expiresAt }: Sent,
): Promise<void> {
  const memberId = await memberBehind(tx, contact);
  if (memberId) {
    await notify(ctx, tx, {
      to: memberId,
      news: "chapter.invitation",
      with: { ...newsOfChapter(chapter), name: ctx.member.name },
      targetUrl: path,
      about: `chapter-invitation:${chapter.id}:${memberId}`,
      sender: ctx.member.id,
    });
    return;
  }
  if (await isUnsubscribed(tx, contact.to, ctx.now)) return;
  const sender = senderLine(ctx.member.name) || "A member";
  const name = senderLine(chapter.name) || `a chapter in ${chapter.city}`;
  const url = ctx.origin + path;
  if (contact.by === "sms") {
    await queueSms(ctx, tx, { to: contact.to, text: INVITE_TEXT.sms(sender, name, url) });
    return;
  }
  const heading = INVITE_TEXT.subject(sender, name);
  const unsubscribeUrl = await unsubscribeAddressUrl({ ...ctx, db: tx }, contact.to);
  const mail = {
    to: contact.to,
    subject: `${heading} on ${PRODUCT_NAME}`,
    headers: unsubscribeHeaders(unsubscribeUrl),
    ...layOutMail({
      heading,
      paragraphs: [INVITE_TEXT.about(rhythmText(chapter), senderLine(chapter.city)), INVITE_TEXT.once],
      button: { label: INVITE_TEXT.button, url },
      footer: INVITE_TEXT.footer,
      unsubscribeUrl,
    }),
  };
  await queueMail(ctx, tx, mail, { goodUntil: expiresAt });
}

async function memberBehind(tx: Tx, { to, by }: Contact): Promise<string | undefined> {
  const isTheirs =
    by === "email"
      ? and(eq(members.email, to), isNotNull(members.emailProvenAt))
      : and(eq(members.mobile, to), isNotNull(members.mobileProvenAt));
  const [member] = await tx.select({ id: members.id }).from(members).where(and(isTheirs, stays()));
  return member?.id;
}
