import type { CallLimit } from "@cardplaza/contract/endpoint";
import { newsKind, newsOfType, type News } from "@cardplaza/contract/news";
import type { NewsText } from "@cardplaza/contract/notifications/news-kind";
import {
  NOTIFICATION_TYPE_WORDS,
  type NotificationType,
} from "@cardplaza/contract/notifications/notification-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { HOUR_SECONDS } from "@cardplaza/contract/time";
import type { Db, Tx } from "../../platform/database.ts";
import { Refusal } from "../../platform/refusals.ts";
import { generatedSecret, generatedSecretsOf } from "../../platform/secrets/generated-secrets.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { withInertLinks } from "../outgoing/inert-links.ts";
import {
  REPLY_ADDRESS_SECRET,
  REPLY_HINT,
  replyAddress,
  type MailThreadRef,
} from "../outgoing/reply-address.ts";
import { layOutMail, unsubscribeHeaders, type MailContent } from "../outgoing/mail-layout.ts";
import { queueMails } from "../outgoing/queue-mail.ts";
import { readEmailChoices, whoWantEmail } from "./email-choices.ts";
import type { Notice, NotifyContext, ReplyTo } from "./notice.ts";
import { oneLine, shortened } from "./notification-text.ts";
import type { Recipient } from "./reachable-recipients.ts";
import { UNSUBSCRIBE_SECRET, unsubscribeUrls, type Unwanted } from "./unsubscribe-codes.ts";
import { ADDRESSES_SECRET, isUnsubscribed, unsubscribedAmong } from "./unsubscribed-addresses.ts";
import { wantsEmail } from "./ways/way-choices.ts";

const LONGEST_SUBJECT = 120;
/** Protects a mailbox from too many mails. The rest shows in the product. */
const MAILS_PER_MEMBER: CallLimit = { points: 60, seconds: HOUR_SECONDS, by: "account" };

export interface WordedNotice {
  notice: Notice;
  recipient: Recipient;
  text: NewsText;
  targetUrl: string;
}

/** Queues these notices as e-mails for those who want them and have proven their address. Returns which it queued. */
export async function mailNotices(
  ctx: NotifyContext,
  tx: Tx,
  worded: readonly WordedNotice[],
): Promise<ReadonlySet<Notice>> {
  return mailWanted(
    ctx,
    tx,
    worded.filter(({ notice }) => isMailedHere(notice)),
  );
}

/** The same for kinds that their room mails, when it wants it. */
export async function mailWanted(
  ctx: NotifyContext,
  tx: Tx,
  worded: readonly WordedNotice[],
): Promise<ReadonlySet<Notice>> {
  const mailable = worded.filter(
    ({ notice, recipient }) => isMailable(recipient) && wantsEmail(recipient.chosen, notice.news),
  );
  const letters = new Map(mailable.map((each) => [letterOf(ctx, each), each.notice]));
  const queued = await queueLetters(ctx, tx, [...letters.keys()]);
  return new Set(queued.map((letter) => letters.get(letter)!));
}

function isMailedHere({ news }: Notice): boolean {
  const { mailedApart, mailedBy } = newsKind(news);
  return !mailedApart && !mailedBy;
}

function letterOf(
  { config, origin }: NotifyContext,
  { notice: { news, replyTo, ...notice }, recipient, text, targetUrl }: WordedNotice,
): Letter {
  const { message, subject = message, lines = subject === message ? [] : [message], button } = text;
  const thread = config.INBOUND_MAIL_DOMAIN ? notice.thread : undefined;
  const replyHint = thread ? REPLY_HINT : replyTo ? `Your reply goes to ${replyTo.name}'s e-mail.` : "";
  return {
    to: recipient,
    unwanted: { kind: news },
    subject: oneLine(subject),
    paragraphs: [...lines, replyHint].filter(Boolean).map(withInertLinks),
    button: { label: button ?? (replyTo ? "Answer here" : "Open"), url: `${origin}${targetUrl}` },
    replyTo,
    thread,
  };
}

/** Mails of a type that the member can switch off, other than those of a notice. */
export async function mailNewsToAll(
  ctx: NotifyContext,
  tx: Tx,
  type: NotificationType,
  all: readonly Omit<Letter, "unwanted">[],
): Promise<void> {
  const letters = all.filter(({ to }) => isMailable(to));
  if (letters.length === 0) return;
  const wants = await readEmailChoices(
    tx,
    letters.map(({ to }) => to.id),
  );
  const wanted = letters.filter(({ to }) => newsOfType(type).some((kind) => wants(to.id, kind)));
  await queueLetters(
    ctx,
    tx,
    wanted.map((letter) => ({ ...letter, unwanted: { type } })),
  );
}

/** A mail to a member, with a link that stops such mails. */
export interface Letter extends Pick<MailContent, "paragraphs" | "lists" | "button"> {
  to: Member;
  unwanted: Unwanted;
  /** The subject, which is also the heading. */
  subject: string;
  replyTo?: ReplyTo | undefined;
  /** The conversation that a reply enters. It goes before `replyTo`. */
  thread?: MailThreadRef | undefined;
}

/** Returns the letters that were queued: none to unsubscribed addresses, and no more than a mailbox can take. */
async function queueLetters(ctx: NotifyContext, tx: Tx, letters: readonly Letter[]): Promise<Letter[]> {
  if (letters.length === 0) return [];
  const names = [ADDRESSES_SECRET, UNSUBSCRIBE_SECRET] as const;
  const [addresses, codes] = await generatedSecretsOf(tx, names, ctx.now);
  const unsubscribed = await unsubscribedAmong(
    tx,
    letters.map(({ to }) => to.email ?? ""),
    addresses,
  );
  const queued: Letter[] = [];
  for (const letter of letters)
    if (!unsubscribed.has(letter.to.email ?? "") && (await mayMailNow(ctx, letter.to.id)))
      queued.push(letter);
  const unsubscribeUrl = unsubscribeUrls(ctx.origin, codes);
  const answeredAt = await replyAddresses(ctx, tx, queued);
  await queueMails(
    ctx,
    tx,
    queued.map((letter) =>
      mailOf(answeredAt(letter), unsubscribeUrl({ memberId: letter.to.id, ...letter.unwanted })),
    ),
  );
  return queued;
}

/** Gives each letter about a conversation an address of its own, from which the answer finds its way. */
async function replyAddresses({ config, now }: NotifyContext, tx: Tx, letters: readonly Letter[]) {
  const domain = config.INBOUND_MAIL_DOMAIN;
  if (!domain || !letters.some(({ thread }) => thread)) return (letter: Letter) => letter;
  const addresses = { domain, secret: await generatedSecret(tx, REPLY_ADDRESS_SECRET, now) };
  return ({ thread, ...letter }: Letter): Letter => {
    if (!thread) return letter;
    const email = replyAddress(addresses, { thread, memberId: letter.to.id }, now);
    return { ...letter, replyTo: { email, name: letter.replyTo?.name ?? PRODUCT_NAME } };
  };
}

/** Whether mails of this kind reach the member: the address is proven, and neither side has switched them off. */
export const mailsReach = async (db: Db, to: Member, kind: News, now: Date): Promise<boolean> =>
  isMailable(to) &&
  (await whoWantEmail(db, [to.id], kind)).has(to.id) &&
  !(await isUnsubscribed(db, to.email, now));

type Mailable = Member & { email: string };
const isMailable = (to: Member): to is Mailable =>
  Boolean(to.email) && to.emailProvenAt !== null && !to.isHidden;

function mailOf(
  { to, unwanted, subject, replyTo, thread: _thread, ...content }: Letter,
  unsubscribe: string,
) {
  const { label } = "kind" in unwanted ? newsKind(unwanted.kind) : NOTIFICATION_TYPE_WORDS[unwanted.type];
  return {
    to: to.email ?? "",
    toName: to.name,
    replyTo: replyTo?.email,
    replyToName: replyTo?.name,
    subject: shortened(subject, LONGEST_SUBJECT),
    headers: unsubscribeHeaders(unsubscribe),
    ...layOutMail({
      heading: withInertLinks(subject),
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
