import { OTP_EXPIRES_SECONDS } from "@cardplaza/contract/accounts/accounts";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { Tx } from "../../../platform/database.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import type { QueueContext } from "../../outgoing/queue-message.ts";
import { queueSms } from "../../outgoing/queue-sms.ts";
import { makeOneTimeCode, type CodePurpose, type CodeSubject } from "./one-time-codes.ts";

type Channel = CodeSubject["channel"];

const OWN: Record<Channel, string> = { email: "your e-mail", sms: "your mobile number" };

// Somebody who writes to a card's owner gets the first one, too, without having thought of a sign-in.
const WHAT_FOR: Record<CodePurpose, (channel: Channel) => string> = {
  "sign-in": (channel) => `verify ${OWN[channel]} and sign in`,
  "old-contact": () => "change how you sign in",
  "new-contact": (channel) => `verify ${OWN[channel]}`,
  deletion: () => "delete your account",
  verification: () => "verify that a website's domain is yours",
  claim: () => "verify that a business is yours",
};
const MINUTES = OTP_EXPIRES_SECONDS / 60;

/** Creates a code and sends it to its destination. Returns the id of the code, never the code. */
export async function sendOneTimeCode(ctx: QueueContext, tx: Tx, subject: CodeSubject): Promise<string> {
  const { id, code, expiresAt } = await makeOneTimeCode(tx, subject, ctx.now);
  const { channel, destination: to, purpose } = subject;
  const options = { goodUntil: expiresAt };
  if (channel === "email")
    await queueMail(ctx, tx, { to, ...codeMail(code, WHAT_FOR[purpose](channel)) }, options);
  else await queueSms(ctx, tx, { to, text: codeSms(code, WHAT_FOR[purpose](channel)) }, options);
  return id;
}

// Not in the subject, because a locked phone shows it to everybody nearby.
const codeMail = (code: string, whatFor: string) => ({
  subject: `Your ${PRODUCT_NAME} code`,
  ...layOutMail({
    heading: "Your code",
    paragraphs: [`Enter this code to ${whatFor}. The code works for ${MINUTES} minutes.`],
    code,
    footer: "Never share this code with anybody. If you didn't ask for it, ignore this mail.",
  }),
});

const codeSms = (code: string, whatFor: string) =>
  `${code} is your ${PRODUCT_NAME} code to ${whatFor}. It works for ${MINUTES} minutes. Never share it with anybody.`;
