import { INACTIVITY_WARNING_HOURS } from "@cardplaza/contract/account-data/account-data";
import { momentInWords } from "@cardplaza/contract/date-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { recordInactivityWarning } from "../accounts/record-inactivity-warning.ts";
import { notify } from "../notifications/notify.ts";
import { layOutMail } from "../outgoing/mail-layout.ts";
import { queueMail } from "../outgoing/queue-mail.ts";
import { queueSms } from "../outgoing/queue-sms.ts";

/**
 * Warns a member that their account will be erased, by a proven contact only: any other may belong to
 * somebody else.
 */
export async function warnInactiveMember(ctx: JobContext, tx: Tx, member: Member): Promise<void> {
  const { id, email, emailProvenAt, mobile, mobileProvenAt } = member;
  const endsAt = new Date(ctx.now.getTime() + INACTIVITY_WARNING_HOURS * HOUR_MS);
  const until = momentInWords(endsAt);
  await recordInactivityWarning(tx, id, ctx.now);
  await notify(ctx, tx, {
    to: id,
    news: "account.inactive",
    with: { until: endsAt.toISOString() },
    targetUrl: "/profile?tab=account",
    about: `inactivity:${id}`,
  });
  if (email && emailProvenAt) await mailWarning(ctx, tx, email, until);
  else if (mobile && mobileProvenAt) {
    const text = `Your ${PRODUCT_NAME} account was not used for three years. It is erased if nobody signs in before ${until}: ${ctx.origin}/auth`;
    await queueSms(ctx, tx, { to: mobile, text });
  }
}

async function mailWarning(ctx: JobContext, tx: Tx, to: string, until: string): Promise<void> {
  const heading = "Your account will be erased";
  await queueMail(ctx, tx, {
    to,
    subject: heading,
    ...layOutMail({
      heading,
      paragraphs: [
        `Nobody has signed in to your account for three years. After ${until} it is erased for good, with your cards, contacts and all that belongs to it.`,
        "To keep it, sign in before that time. There is nothing else to do.",
      ],
      button: { label: "Sign in to keep it", url: `${ctx.origin}/auth` },
    }),
  });
}
