import { CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { countCodeRequest } from "../../accounts/sign-in-limits.ts";
import { lockOwnClaim } from "./claim-queries.ts";
import { presentClaim } from "./present-claim.ts";
import { sendClaimCode } from "./send-claim-code.ts";
import { stillSays } from "./verify-claim.ts";

export function resendClaimCode(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const found = await lockOwnClaim(tx, ctx.member, id);
    const { claim } = found;
    if (claim.status !== "submitted" || !claim.destination) throw wrongState(CLAIM_TEXT.noCode);
    if (!stillSays(found)) throw wrongState(CLAIM_TEXT.changed);
    await countCodeRequest(ctx, claim.destination);
    await sendClaimCode(ctx, tx, id, claim.method, claim.destination);
    return presentClaim(found);
  });
}
