import { ACCOUNT_TEXT, OTP_EXPIRES_SECONDS, OTP_RESEND_SECONDS } from "@cardplaza/contract/accounts/accounts";
import type { MemberContext } from "../../../context.ts";
import { invalid, unauthenticated } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockMemberContacts } from "../lock-member.ts";
import {
  invalidateContactCodes,
  ownersContact,
  provenContact,
  type Channel,
} from "./contact-change-codes.ts";
import { readMobileNumber } from "../mobile-number.ts";
import { sendOneTimeCode } from "../one-time-codes/send-one-time-code.ts";
import { countCodeRequest } from "../sign-in-limits.ts";

export type NewContact = { email: string } | { mobile: string };

/**
 * Sends codes to the owner's contact and to the new one. It does not check whether another member has the new
 * one: only somebody who has proven that they own it may learn that.
 */
export async function startContactChange(ctx: MemberContext, wanted: NewContact) {
  const { channel, destination } = readContact(wanted);
  if (destination === provenContact(ctx.member, channel)) {
    throw invalid(
      channel === "email" ? { email: ACCOUNT_TEXT.sameEmail } : { mobile: ACCOUNT_TEXT.sameMobile },
    );
  }
  await countCodeRequest(ctx, destination);
  const oldCodeSent = await inTransaction(ctx.db, async (tx) => {
    const member = await lockMemberContacts(tx, ctx.member.id);
    if (!member) throw unauthenticated();
    await invalidateContactCodes(tx, member.id, ctx.now);
    const old = ownersContact({ ...ctx, member }, channel);
    if (old) await sendOneTimeCode(ctx, tx, { purpose: "old-contact", ...old, memberId: member.id });
    await sendOneTimeCode(ctx, tx, { purpose: "new-contact", channel, destination, memberId: member.id });
    return old !== null;
  });
  return { oldCodeSent, expiresIn: OTP_EXPIRES_SECONDS, resendAfter: OTP_RESEND_SECONDS };
}

function readContact(wanted: NewContact): { channel: Channel; destination: string } {
  if ("email" in wanted) return { channel: "email", destination: wanted.email };
  const number = readMobileNumber(wanted.mobile);
  if (!number) throw invalid({ mobile: ACCOUNT_TEXT.notMobile });
  return { channel: "sms", destination: number };
}
