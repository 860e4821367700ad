import { eq } from "drizzle-orm";
import type { ClaimMethod } from "@cardplaza/contract/directory/claims/claim-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { sendOneTimeCode } from "../../accounts/one-time-codes/send-one-time-code.ts";
import { claims } from "./claims.table.ts";

/** Only the newest code counts. The caller has counted the attempt. */
export async function sendClaimCode(
  ctx: MemberContext,
  tx: Tx,
  claimId: string,
  method: ClaimMethod,
  destination: string,
): Promise<void> {
  const codeId = await sendOneTimeCode(ctx, tx, {
    purpose: "claim",
    channel: method === "phone_otp" ? "sms" : "email",
    destination,
    memberId: ctx.member.id,
  });
  await tx.update(claims).set({ codeId, updatedAt: ctx.now }).where(eq(claims.id, claimId));
}
