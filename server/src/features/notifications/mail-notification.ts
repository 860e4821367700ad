import {
  NOTIFICATION_TYPE_WORDS,
  type NotificationType,
} from "@cardplaza/contract/notifications/notification-words";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { HOUR_SECONDS } from "@cardplaza/contract/time";
import type { Tx } from "../../platform/database.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { withInertLinks } from "../outgoing/inert-links.ts";
import { layOutMail, unsubscribeHeaders, type MailContent } from "../outgoing/mail-layout.ts";
import { queueMail } from "../outgoing/queue-mail.ts";
import { wantsEmail } from "./email-choices.ts";
import { shortened } from "./notification-text.ts";
import type { NotifyContext } from "./notify.ts";
import { unsubscribeUrl } from "./unsubscribe-codes.ts";
import { isUnsubscribed } from "./unsubscribed-addresses.ts";

export interface ReplyTo {
  email: string;
  name: string;
}

interface Notice {
  type: NotificationType;
  message: string;
  targetUrl: string;
  replyTo?: ReplyTo;
  letter?: string[];
}

const LONGEST_SUBJECT = 120;
/** Protects a mailbox from too many mails. The rest shows in the product. */
const MAILS_PER_MEMBER: CallLimit = { points: 60, seconds: HOUR_SECONDS, by: "account" };

/** Queues the notification as an e-mail if the member wants that and the address is proven. */
export async function mailNotification(
  ctx: NotifyContext,
  tx: Tx,
  to: Member,
  notice: Notice,
): Promise<void> {
  const { type, message, targetUrl, replyTo, letter = [] } = notice;
  const replyHint = replyTo ? [`Reply to this e-mail to answer ${replyTo.name}.`] : [];
  await mailNews(ctx, tx, to, {
    type,
    subject: message,
    paragraphs: [message, ...letter, ...replyHint].map(withInertLinks),
    button: { label: "Open", url: `${ctx.origin}${targetUrl}` },
    replyTo,
  });
}

interface News extends Pick<MailContent, "paragraphs" | "lists" | "button"> {
  type: NotificationType;
  subject: string;
  replyTo?: ReplyTo | undefined;
}

/** Queues a mail of a type that the member can switch off, if they want it and the address is proven. */
export async function mailNews(ctx: NotifyContext, tx: Tx, to: Member, news: News): Promise<void> {
  const { type, subject, replyTo, ...content } = news;
  if (!to.email || !to.emailProvenAt || to.erasesAt) return;
  if (!(await wantsEmail(tx, to.id, type)) || (await isUnsubscribed(tx, to.email, ctx.now))) return;
  if (!(await mayMailNow(ctx, to.id))) return;
  const unsubscribe = await unsubscribeUrl({ ...ctx, db: tx }, { memberId: to.id, type });
  const { label } = NOTIFICATION_TYPE_WORDS[type];
  await queueMail(ctx, tx, {
    to: to.email,
    toName: to.name,
    replyTo: replyTo?.email,
    replyToName: replyTo?.name,
    subject: shortened(subject, LONGEST_SUBJECT),
    headers: unsubscribeHeaders(unsubscribe),
    ...layOutMail({
      heading: label,
      ...content,
      footer: `You get this because “${label}” is on in your e-mail settings.`,
      unsubscribeUrl: unsubscribe,
    }),
  });
}

async function mayMailNow({ limits }: NotifyContext, memberId: string): Promise<boolean> {
  try {
    await limits.takeHere("notification-mail", MAILS_PER_MEMBER, memberId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
