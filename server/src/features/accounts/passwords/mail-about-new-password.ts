import type { Context } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import type { Member } from "../accounts.table.ts";

/**
 * So that the member notices a change made by somebody else. An address that was never proven gets no mail:
 * it may not be theirs.
 */
export async function mailAboutNewPassword(ctx: Context, tx: Tx, member: Member): Promise<void> {
  if (!member.email || !member.emailProvenAt) return;
  await queueMail(ctx, tx, {
    to: member.email,
    subject: "Your password was changed",
    ...layOutMail({
      heading: "Your password was changed",
      paragraphs: [
        "Your account has a new password, and your other devices have been signed out.",
        "If this was you, there is nothing to do. If not, set a new one now.",
      ],
      button: { label: "Set a new password", url: `${ctx.origin}/forgot-password` },
    }),
  });
}
