import { OTP_EXPIRES_SECONDS, OTP_RESEND_SECONDS } from "@cardplaza/contract/accounts/accounts";
import { ACCOUNT_DATA_TEXT } from "@cardplaza/contract/account-data/account-data";
import type { MemberContext } from "../../context.ts";
import { wrongState } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { provenContact } from "../accounts/contact-change/contact-change-codes.ts";
import { sendOneTimeCode } from "../accounts/one-time-codes/send-one-time-code.ts";
import { countCodeRequest } from "../accounts/sign-in-limits.ts";

/**
 * To the proven address, otherwise to the proven number. A code to an unproven contact would prove nothing.
 */
export async function sendDeletionCode(ctx: MemberContext) {
  const { member } = ctx;
  const channel = provenContact(member, "email") ? "email" : "sms";
  const destination = provenContact(member, channel);
  if (!destination) throw wrongState(ACCOUNT_DATA_TEXT.nowhereToSendCode);
  await countCodeRequest(ctx, destination);
  await inTransaction(ctx.db, (tx) =>
    sendOneTimeCode(ctx, tx, { purpose: "deletion", channel, destination, memberId: member.id }),
  );
  return { expiresIn: OTP_EXPIRES_SECONDS, resendAfter: OTP_RESEND_SECONDS };
}
