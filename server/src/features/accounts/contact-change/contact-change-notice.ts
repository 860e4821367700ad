import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import { queueSms } from "../../outgoing/queue-sms.ts";
import type { Member } from "../accounts.table.ts";
import type { Channel } from "./contact-change-codes.ts";

/** Goes to the old contact, so that the member notices a change made by somebody else. */
export async function sendContactChangeNotice(
  ctx: MemberContext,
  tx: Tx,
  before: Member,
  channel: Channel,
): Promise<void> {
  const what = channel === "email" ? "e-mail address" : "mobile number";
  if (before.email && before.emailProvenAt) {
    const heading = `Your ${what} was changed`;
    await queueMail(ctx, tx, {
      to: before.email,
      subject: heading,
      ...layOutMail({
        heading,
        paragraphs: [
          `The ${what} of your account is another one now. You stay signed in on your devices.`,
          "If this was you, you can ignore this mail. If not, write to us at once.",
        ],
        button: { label: "Contact us", url: `${ctx.origin}/contact-us` },
      }),
    });
  }
  const isToldByMail = before.email && before.emailProvenAt;
  if (channel === "email" && !isToldByMail && before.mobile && before.mobileProvenAt) {
    const text = `An e-mail address was added to your ${PRODUCT_NAME} account. If this was not you, write to us at once: ${ctx.origin}/contact-us`;
    await queueSms(ctx, tx, { to: before.mobile, text });
  }
  if (channel === "sms" && before.mobile && before.mobileProvenAt) {
    const text = `The mobile number of your ${PRODUCT_NAME} account was changed. If this was not you, write to us at once: ${ctx.origin}/contact-us`;
    await queueSms(ctx, tx, { to: before.mobile, text });
  }
}
