import {
  CONTACT_TOPIC_WORDS,
  REOPEN_DAYS,
  TICKET_MAILS_PER_ADDRESS_AND_DAY,
  timesFor,
} from "@cardplaza/contract/support/support-words";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { DAY_SECONDS, HOUR_SECONDS } from "@cardplaza/contract/time";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { Refusal } from "../../platform/refusals.ts";
import { unsubscribeAddressUrl } from "../notifications/unsubscribe-codes.ts";
import { hashAddress, isUnsubscribed } from "../notifications/unsubscribed-addresses.ts";
import { layOutMail, unsubscribeHeaders } from "../outgoing/mail-layout.ts";
import { queueMail } from "../outgoing/queue-mail.ts";
import type { TicketRow } from "./support.table.ts";
import { reopenDeadline } from "./present-ticket.ts";
import { reopenLinks } from "./reopen-links.ts";

const TO_SENDER: CallLimit = {
  points: TICKET_MAILS_PER_ADDRESS_AND_DAY,
  seconds: DAY_SECONDS,
  by: "account",
};
/** Protects the team's mailbox from too many mails. The rest is in the list of tickets. */
const TO_SUPPORT: CallLimit = { points: 200, seconds: HOUR_SECONDS, by: "account" };

/**
 * A visitor can type any address, so the mail contains none of the sender's text, and the number of mails is
 * limited.
 */
export async function mailReceipt(ctx: Context, tx: Tx, ticket: TicketRow): Promise<void> {
  const { acknowledgeHours, resolveDays } = timesFor(ticket.topic);
  await mailSender(ctx, tx, ticket, {
    subject: `We have received your message (${ticket.number})`,
    heading: `Ticket ${ticket.number}`,
    paragraphs: [
      "We have received your message. Keep the number above: it names your message when you write to us again.",
      `We look at it within ${acknowledgeHours} hours and aim to resolve them within ${resolveDays} days.`,
    ],
  });
}

/** Our answer, while the ticket stays open. */
export const mailAnswer = (ctx: Context, tx: Tx, ticket: TicketRow, answer: string): Promise<void> =>
  mailSender(ctx, tx, ticket, {
    subject: `Our answer to your message ${ticket.number}`,
    heading: `Ticket ${ticket.number}`,
    paragraphs: [answer, `To add something, write to us again and name the number ${ticket.number}.`],
  });

/** Our decision; the reason is the team's own text. */
export async function mailOutcome(ctx: Context, tx: Tx, ticket: TicketRow, reason: string): Promise<void> {
  const path = await reopenPath(ctx, tx, ticket);
  await mailSender(ctx, tx, ticket, {
    subject: `Your message ${ticket.number}`,
    heading: `Ticket ${ticket.number}`,
    paragraphs: [
      ticket.status === "resolved" ? "We have dealt with your message." : "We have closed your message.",
      reason,
      `If that does not settle it, you can reopen it within ${REOPEN_DAYS} days.`,
    ],
    button: { label: "Reopen", path },
  });
}

/** A member finds their tickets on the page. A visitor proves theirs with the link. */
async function reopenPath({ now }: Context, tx: Tx, ticket: TicketRow): Promise<string> {
  const until = reopenDeadline(ticket);
  if (ticket.memberId || !until) return "/contact-us#your-messages";
  return `${await reopenLinks.sign({ db: tx, now }, "/contact-us", ticket.id, until)}&ticket=${ticket.id}`;
}

interface SenderMail {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; path: string };
}

async function mailSender(ctx: Context, tx: Tx, { email }: TicketRow, mail: SenderMail): Promise<void> {
  // An erased member has no address.
  if (!email) return;
  if (await isUnsubscribed(tx, email, ctx.now)) return;
  if (!(await mayMail(ctx, TO_SENDER, await hashAddress(tx, email, ctx.now)))) return;
  const unsubscribeUrl = await unsubscribeAddressUrl({ ...ctx, db: tx }, email);
  const { subject, heading, paragraphs, button = { label: "Contact us", path: "/contact-us" } } = mail;
  await queueMail(ctx, tx, {
    to: email,
    subject,
    headers: unsubscribeHeaders(unsubscribeUrl),
    ...layOutMail({
      heading,
      paragraphs,
      button: { label: button.label, url: ctx.origin + button.path },
      footer: `If you did not write to ${PRODUCT_NAME}, somebody has typed your address by mistake.`,
      unsubscribeUrl,
    }),
  });
}

/** To the team: the message, or the note of a reopened ticket. */
export async function mailSupport(ctx: Context, tx: Tx, ticket: TicketRow, note?: string): Promise<void> {
  const to = ctx.config.SUPPORT_EMAIL;
  if (!(await mayMail(ctx, TO_SUPPORT, "support"))) return;
  const { number, topic, name, email, phone, subject, message, document } = ticket;
  await queueMail(ctx, tx, {
    to,
    replyTo: email,
    replyToName: name,
    subject: `${number}: ${CONTACT_TOPIC_WORDS[topic]}`,
    ...layOutMail({
      heading: `${number} · ${CONTACT_TOPIC_WORDS[topic]}`,
      paragraphs: [
        `From ${name} <${email}>${phone && `, ${phone}`}`,
        subject,
        ...(note ? ["Opened again:", note] : [message]),
        ...(document ? ["A file came with it; it is kept with the ticket."] : []),
      ],
    }),
  });
}

async function mayMail(ctx: Context, limit: CallLimit, recipient: string): Promise<boolean> {
  try {
    await ctx.limits.take("ticket-mail", limit, recipient);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
