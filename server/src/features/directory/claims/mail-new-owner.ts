import type { Context } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";

/** Always sent, because it is about the account itself. */
export async function mailNewOwner(
  ctx: Context,
  tx: Tx,
  { email, emailProvenAt, name }: Member,
): Promise<void> {
  if (!email || !emailProvenAt) return;
  await queueMail(ctx, tx, {
    to: email,
    toName: name,
    subject: "Your business listing",
    ...layOutMail({
      heading: "The listing is yours",
      paragraphs: [
        "You have claimed a business listing with the code sent to its number. You can now edit it, answer enquiries and reply to reviews.",
      ],
      button: { label: "Open your business profile", url: `${ctx.origin}/business-profile` },
      footer: "If this was not you, change your password and write to us.",
    }),
  });
}
