import { momentInWords } from "@cardplaza/contract/date-words";
import type { Context } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import type { Member } from "../accounts.table.ts";
import { deviceName } from "./device-name.ts";

/** So that the member notices a sign-in by somebody else. */
export async function mailAboutNewDevice(ctx: Context, tx: Tx, member: Member): Promise<void> {
  if (!member.email || !member.emailProvenAt) return;
  await queueMail(ctx, tx, {
    to: member.email,
    subject: "New sign-in to your account",
    ...layOutMail({
      heading: "New sign-in to your account",
      paragraphs: [
        `Your account was used on a device we have not seen before: ${deviceName(ctx.caller.userAgent)}, ${momentInWords(ctx.now)}.`,
        "If this was you, you can ignore this mail. If not, sign that device out and change your password.",
      ],
      button: { label: "See signed-in devices", url: `${ctx.origin}/profile?tab=sessions` },
    }),
  });
}
