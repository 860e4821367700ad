import { and, desc, eq } from "drizzle-orm";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { ACCOUNT_DATA_TEXT } from "@cardplaza/contract/account-data/account-data";
import type { MemberContext } from "../../context.ts";
import { invalid, Refusal } from "../../platform/refusals.ts";
import { oneTimeCodes } from "../accounts/accounts.table.ts";
import { useOneTimeCode } from "../accounts/one-time-codes/one-time-codes.ts";
import { passwordMatches } from "../accounts/passwords/passwords.ts";

export interface DeletionProof {
  password?: string;
  otp?: string;
}

/**
 * A stolen session alone must not delete an account: the password, or a code sent to a proven contact, is
 * needed too.
 */
export async function requireDeletionProof(
  ctx: MemberContext,
  { password, otp }: DeletionProof,
): Promise<void> {
  if (otp) return requireCode(ctx, otp);
  const { passwordHash } = ctx.member;
  if (passwordHash === null) throw invalid({ otp: ACCOUNT_DATA_TEXT.codeNeeded });
  if (!password) throw invalid({ password: ACCOUNT_DATA_TEXT.passwordNeeded });
  if (!(await passwordMatches(passwordHash, password))) {
    throw invalid({ password: ACCOUNT_TEXT.wrongCurrentPassword });
  }
}

async function requireCode({ db, member, now }: MemberContext, otp: string): Promise<void> {
  const [sent] = await db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.memberId, member.id), eq(oneTimeCodes.purpose, "deletion")))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1);
  if (!sent) throw invalid({ otp: ACCOUNT_TEXT.expiredCode });
  try {
    await useOneTimeCode(db, { id: sent.id, purpose: "deletion" }, otp.trim(), now);
  } catch (error) {
    throw error instanceof Refusal ? invalid({ otp: error.message }, error.message) : error;
  }
}
