import {
  NOTIFICATION_TYPE_WORDS,
  type NotificationType,
} from "@cardplaza/contract/notifications/notification-words";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { HOUR_SECONDS } from "@cardplaza/contract/time";
import type { Db, Tx } from "../../platform/database.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { withInertLinks } from "../outgoing/inert-links.ts";
import { layOutMail, unsubscribeHeaders, type MailContent } from "../outgoing/mail-layout.ts";
import { queueMail, queueMails } from "../outgoing/queue-mail.ts";
import { wantsEmail, whoWantEmail } from "./email-choices.ts";
import { shortened } from "./notification-text.ts";
import type { NotifyContext } from "./notify.ts";
import { unsubscribeUrl, unsubscribeUrls } from "./unsubscribe-codes.ts";
import { isUnsubscribed, unsubscribedAmong } from "./unsubscribed-addresses.ts";

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

/** Queues the notification as an e-mail if the member wants that and the address is proven. Returns whether it did. */
export async function mailNotification(
  ctx: NotifyContext,
  tx: Tx,
  to: Member,
  notice: Notice,
): Promise<boolean> {
  const { type, message, targetUrl, replyTo, letter = [] } = notice;
  const replyHint = replyTo ? [`Your reply goes to ${replyTo.name}'s e-mail.`] : [];
  return mailNews(ctx, tx, to, {
    type,
    subject: message,
    paragraphs: [message, ...letter, ...replyHint].map(withInertLinks),
    button: { label: replyTo ? "Answer here" : "Open", url: `${ctx.origin}${targetUrl}` },
    replyTo,
  });
}

interface News extends Pick<MailContent, "paragraphs" | "lists" | "button"> {
  type: NotificationType;
  subject: string;
  replyTo?: ReplyTo | undefined;
}

/** Queues a mail of a type that the member can switch off, if they want it and the address is proven. */
async function mailNews(ctx: NotifyContext, tx: Tx, to: Member, news: News): Promise<boolean> {
  const { type } = news;
  if (!isMailable(to) || !(await mailsReach(tx, to, type, ctx.now))) return false;
  if (!(await mayMailNow(ctx, to.id))) return false;
  const unsubscribe = await unsubscribeUrl({ ...ctx, db: tx }, { memberId: to.id, type });
  await queueMail(ctx, tx, newsMail(to, news, unsubscribe));
  return true;
}

/** Whether mails of this type reach the member: the address is proven, and neither side has switched them off. */
export const mailsReach = async (db: Db, to: Member, type: NotificationType, now: Date): Promise<boolean> =>
  isMailable(to) && (await wantsEmail(db, to.id, type)) && !(await isUnsubscribed(db, to.email, now));

/** The same for many members, each with their own news, in a few statements. */
export async function mailNewsToAll(
  ctx: NotifyContext,
  tx: Tx,
  type: NotificationType,
  all: readonly { to: Member; news: Omit<News, "type"> }[],
): Promise<void> {
  const people = all.map(({ to }) => to).filter(isMailable);
  if (people.length === 0) return;
  const wanting = await whoWantEmail(
    tx,
    people.map(({ id }) => id),
    type,
  );
  const emails = people.map(({ email }) => email);
  const unsubscribed = await unsubscribedAmong(tx, emails, ctx.now);
  const unsubscribe = await unsubscribeUrls({ ...ctx, db: tx }, type);
  await queueMails(
    ctx,
    tx,
    all.flatMap(({ to, news }) =>
      isMailable(to) && wanting.has(to.id) && !unsubscribed.has(to.email)
        ? [newsMail(to, { ...news, type }, unsubscribe(to.id))]
        : [],
    ),
  );
}

type Mailable = Member & { email: string };
const isMailable = (to: Member): to is Mailable =>
  Boolean(to.email) && to.emailProvenAt !== null && to.erasesAt === null;

function newsMail(to: Mailable, { type, subject, replyTo, ...content }: News, unsubscribe: string) {
  const { label } = NOTIFICATION_TYPE_WORDS[type];
  return {
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
  };
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
