import { OTP_EXPIRES_SECONDS } from "@cardplaza/contract/accounts/accounts";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { Tx } from "../../../platform/database.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import type { QueueContext } from "../../outgoing/queue-message.ts";
import { queueSms } from "../../outgoing/queue-sms.ts";
import { makeOneTimeCode, type CodePurpose, type CodeSubject } from "./one-time-codes.ts";

const WHAT_FOR: Record<CodePurpose, string> = {
  "sign-in": "sign in",
  "old-contact": "change how you sign in",
  "new-contact": "confirm that this is yours",
  deletion: "delete your account",
  verification: "confirm that a website's domain is yours",
  claim: "confirm that this business is yours",
};
const MINUTES = OTP_EXPIRES_SECONDS / 60;

/** Creates a code and sends it to its destination. Returns the id of the code, never the code. */
export async function sendOneTimeCode(ctx: QueueContext, tx: Tx, subject: CodeSubject): Promise<string> {
  const { id, code, expiresAt } = await makeOneTimeCode(tx, subject, ctx.now);
  const { channel, destination: to, purpose } = subject;
  const options = { goodUntil: expiresAt };
  if (channel === "email") await queueMail(ctx, tx, { to, ...codeMail(code, WHAT_FOR[purpose]) }, options);
  else await queueSms(ctx, tx, { to, text: codeSms(code, WHAT_FOR[purpose]) }, options);
  return id;
}

// Not in the subject, because a locked phone shows it to everybody nearby.
const codeMail = (code: string, whatFor: string) => ({
  subject: `Your ${PRODUCT_NAME} code`,
  ...layOutMail({
    heading: "Your code",
    paragraphs: [`Enter this code to ${whatFor}. It is good for ${MINUTES} minutes.`],
    code,
    footer: "Never share it with anybody. If you did not ask for it, there is nothing to do.",
  }),
});

const codeSms = (code: string, whatFor: string) =>
  `${code} is your ${PRODUCT_NAME} code to ${whatFor}. It is good for ${MINUTES} minutes. Never share it with anybody.`;
