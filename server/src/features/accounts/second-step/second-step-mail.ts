import type { Context } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import type { Member } from "../accounts.table.ts";

const WORDS = {
  on: {
    heading: "Two-step verification is on",
    text: "From now on, signing in to your account asks for a code from your authenticator app as well. Keep your recovery codes in a safe place.",
  },
  off: {
    heading: "Two-step verification is off",
    text: "Signing in to your account no longer asks for a code from your authenticator app.",
  },
  "off by support": {
    heading: "Two-step verification is off",
    text: "Our support team has switched it off, as you asked. Signing in to your account no longer asks for a code from your authenticator app. You can switch it on again in your settings.",
  },
  "off by proof": {
    heading: "Two-step verification is off",
    text: "This e-mail address was confirmed for the first time. Because two-step verification had been set up before, it was switched off. Signing in no longer asks for a code from an authenticator app until you switch it on again.",
  },
} as const;

type Mailing = Pick<Context, "jobs" | "now" | "origin">;

export async function mailAboutSecondStep(
  ctx: Mailing,
  tx: Tx,
  { email, emailProvenAt }: Pick<Member, "email" | "emailProvenAt">,
  what: keyof typeof WORDS,
): Promise<void> {
  if (!email || !emailProvenAt) return;
  const { heading, text } = WORDS[what];
  await queueMail(ctx, tx, {
    to: email,
    subject: heading,
    ...layOutMail({
      heading,
      paragraphs: [text, "If this was not you, sign your other devices out and change your password."],
      button: { label: "See signed-in devices", url: `${ctx.origin}/profile?tab=sessions` },
    }),
  });
}
