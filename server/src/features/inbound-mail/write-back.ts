import { INBOUND_MAIL_LETTER } from "@cardplaza/contract/inbound-mail/inbound-mail-words";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { layOutMail } from "../outgoing/mail-layout.ts";
import { withInertLinks } from "../outgoing/inert-links.ts";
import { queueMail } from "../outgoing/queue-mail.ts";
import { markDone } from "./done-once.ts";

export interface LetterBack {
  subject: string;
  paragraphs: string[];
  /** The conversation; null if the member no longer finds it. */
  path: string | null;
  /** The member and the conversation on this day: one letter a day. */
  dayKey: string;
}

/** Writes to the member's own proven address, never to another. False if that was already done today. */
export async function writeBack(
  ctx: MemberContext,
  tx: Tx,
  { subject, paragraphs, path, dayKey }: LetterBack,
): Promise<boolean> {
  if (!(await markDone(tx, dayKey, ctx.now))) return false;
  const { email, name } = ctx.member;
  await queueMail(ctx, tx, {
    to: email ?? "",
    toName: name,
    subject,
    ...layOutMail({
      heading: subject,
      paragraphs: paragraphs.map(withInertLinks),
      button: {
        label: path ? INBOUND_MAIL_LETTER.open : INBOUND_MAIL_LETTER.openProduct,
        url: `${ctx.origin}${path ?? "/"}`,
      },
      footer: INBOUND_MAIL_LETTER.footer,
    }),
  });
  return true;
}
