import { eq } from "drizzle-orm";
import { CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import type { MemberContext } from "../../../context.ts";
import { conflict, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { spendOneTimeCode, tryOneTimeCode } from "../../accounts/one-time-codes/one-time-codes.ts";
import { lockOwnClaim } from "./claim-queries.ts";
import { domainOfListing, mobileOf } from "./claim-ways.ts";
import { moveOn } from "./move-on.ts";
import { presentClaim } from "./present-claim.ts";
import { claims, type ClaimOnListing } from "./claims.table.ts";

/** Checks the code. A listing without an owner is handed over at once if the code went to its own number. */
export async function verifyClaim(ctx: MemberContext, id: string, code: string) {
  const request = await inTransaction(ctx.db, async (tx) => codeOf(await lockOwnClaim(tx, ctx.member, id)));
  // Outside the transaction: each attempt counts, whatever the result.
  await tryOneTimeCode(ctx.db, request, code, ctx.now);
  return inTransaction(ctx.db, async (tx) => {
    const found = await lockOwnClaim(tx, ctx.member, id);
    const current = codeOf(found);
    if (!stillSays(found)) throw wrongState(CLAIM_TEXT.changed);
    await spendOneTimeCode(tx, current, ctx.now);
    await tx.update(claims).set({ provenAt: ctx.now }).where(eq(claims.id, id));
    return presentClaim(await moveOn(ctx, tx, found));
  });
}

function codeOf({ claim }: ClaimOnListing) {
  // Another claim was approved first, which has closed this one.
  if (claim.status === "rejected" && claim.decidedBy === null) throw conflict(CLAIM_TEXT.taken);
  if (claim.status !== "submitted" || !claim.codeId) throw wrongState(CLAIM_TEXT.noCode);
  return { id: claim.codeId, purpose: "claim" as const };
}

/** Whether the number or the domain is still on the listing. */
export function stillSays({ claim, listing }: ClaimOnListing): boolean {
  const { method, destination } = claim;
  return method === "phone_otp"
    ? mobileOf(listing) === destination
    : domainOfListing(listing).domain === destination?.slice(destination.lastIndexOf("@") + 1);
}
