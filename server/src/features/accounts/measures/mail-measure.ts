import { MEASURE_TEXT } from "@cardplaza/contract/accounts/measure-words";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import { queueSms } from "../../outgoing/queue-sms.ts";
import type { Member } from "../accounts.table.ts";
import { provenContact } from "../contact-change/contact-change-codes.ts";

interface Letter {
  heading: string;
  paragraphs: string[];
  button: { label: string; path: string };
  sms?: string;
}

/** By mail, otherwise by SMS: a suspended member has no bell. */
export async function mailMeasure(ctx: JobContext, tx: Tx, member: Member, letter: Letter): Promise<void> {
  const { heading, paragraphs, button, sms } = letter;
  const email = provenContact(member, "email");
  if (email)
    return queueMail(ctx, tx, {
      to: email,
      subject: heading,
      ...layOutMail({
        heading,
        paragraphs,
        button: { label: button.label, url: ctx.origin + button.path },
      }),
    });
  const to = provenContact(member, "sms");
  if (to && sms) await queueSms(ctx, tx, { to, text: sms });
}

export const suspensionLetter = (until: Date | null, reason: string, origin: string): Letter => ({
  heading: MEASURE_TEXT.heading(until),
  paragraphs: [
    `Reason: ${reason}`,
    until ? MEASURE_TEXT.follows : MEASURE_TEXT.followsForGood,
    MEASURE_TEXT.appeal,
  ],
  button: { label: "Write to us", path: "/contact-us" },
  sms: MEASURE_TEXT.sms(until, origin),
});
