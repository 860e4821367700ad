import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { layOutMail } from "../outgoing/mail-layout.ts";
import { queueMail } from "../outgoing/queue-mail.ts";

const WORDS = {
  on: {
    heading: "Your second step is on",
    text: "From now on, signing in to your account asks for a code from your authenticator app as well. Keep your recovery codes in a safe place.",
  },
  off: {
    heading: "Your second step is off",
    text: "Signing in to your account no longer asks for a code from your authenticator app.",
  },
} as const;

export async function tellOfSecondStep(ctx: MemberContext, tx: Tx, now: "on" | "off"): Promise<void> {
  const { email, emailProvenAt } = ctx.member;
  if (!email || !emailProvenAt) return;
  const { heading, text } = WORDS[now];
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
