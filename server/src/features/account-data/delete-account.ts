import { ACCOUNT_DATA_TEXT, DELETION_UNDO_DAYS } from "@cardplaza/contract/account-data/account-data";
import { dayInWords } from "@cardplaza/contract/date-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { layOutMail } from "../outgoing/mail-layout.ts";
import { queueMail } from "../outgoing/queue-mail.ts";
import { queueSms } from "../outgoing/queue-sms.ts";
import { requireDeletionProof, type DeletionProof } from "./confirm-deletion.ts";
import { provenContact } from "../accounts/contact-change/contact-change-codes.ts";
import { hideMember } from "../accounts/hide-member.ts";

/** Hides the member at once and ends every session. The data is erased later, unless they sign in before. */
export async function deleteAccount(ctx: MemberContext, proof: DeletionProof) {
  await requireDeletionProof(ctx, proof);
  const erasesAt = new Date(ctx.now.getTime() + DELETION_UNDO_DAYS * DAY_MS);
  await inTransaction(ctx.db, async (tx) => {
    if (await hideMember(ctx, tx, ctx.member.id, erasesAt)) await sendDeletionNotice(ctx, tx, erasesAt);
  });
  return { message: ACCOUNT_DATA_TEXT.deleted, deletedOn: erasesAt };
}

/** By mail, otherwise by SMS: a thief may have asked for the deletion. */
async function sendDeletionNotice(ctx: MemberContext, tx: Tx, erasesAt: Date): Promise<void> {
  const email = provenContact(ctx.member, "email");
  if (email) return mailDeletionNotice(ctx, tx, email, erasesAt);
  const to = provenContact(ctx.member, "sms");
  const text = `Your ${PRODUCT_NAME} account will be deleted on ${dayInWords(erasesAt)}. To keep it, sign in before that day: ${ctx.origin}/auth`;
  if (to) await queueSms(ctx, tx, { to, text });
}

async function mailDeletionNotice(ctx: MemberContext, tx: Tx, email: string, erasesAt: Date): Promise<void> {
  const heading = "Your account will be deleted";
  await queueMail(ctx, tx, {
    to: email,
    subject: heading,
    ...layOutMail({
      heading,
      paragraphs: [
        `Your account is hidden from now on, and you are signed out everywhere. On ${dayInWords(erasesAt)} your data is erased for good.`,
        "Changed your mind, or was this not you? Sign in before that day and everything is as it was.",
      ],
      button: { label: "Sign in to keep it", url: `${ctx.origin}/auth` },
    }),
  });
}
