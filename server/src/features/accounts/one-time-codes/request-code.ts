import { ACCOUNT_TEXT, OTP_EXPIRES_SECONDS, OTP_RESEND_SECONDS } from "@cardplaza/contract/accounts/accounts";
import { Email } from "@cardplaza/contract/accounts/people";
import type { Context } from "../../../context.ts";
import { invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { readMobileNumber } from "../mobile-number.ts";
import { sendOneTimeCode } from "./send-one-time-code.ts";
import { countCodeRequest } from "../sign-in-limits.ts";

type Channel = "email" | "sms";

/**
 * Sends a code to the destination. It looks up no account, so the response reveals nothing about any
 * account.
 */
export async function requestCode(ctx: Context, channel: Channel, to: string) {
  const destination = readDestination(channel, to);
  await countCodeRequest(ctx, destination);
  const requestId = await inTransaction(ctx.db, (tx) =>
    sendOneTimeCode(ctx, tx, { purpose: "sign-in", channel, destination }),
  );
  return { requestId, expiresIn: OTP_EXPIRES_SECONDS, resendAfter: OTP_RESEND_SECONDS };
}

function readDestination(channel: Channel, to: string): string {
  if (channel === "sms") {
    const mobile = readMobileNumber(to);
    if (!mobile) throw invalid({ to: ACCOUNT_TEXT.notMobile });
    return mobile;
  }
  const email = Email.safeParse(to);
  if (!email.success) throw invalid({ to: email.error.issues[0]?.message ?? "" });
  return email.data;
}
