import { eq } from "drizzle-orm";
import { CLAIM_TEXT, type ClaimAnswer } from "@cardplaza/contract/directory/claims/claim-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { members, type Member } from "../../accounts/accounts.table.ts";
import { lockClaim } from "./claim-queries.ts";
import { disputeEnds } from "./claim-times.ts";
import { claims, type ClaimRow, type ClaimOnListing } from "./claims.table.ts";
import { presentReceivedClaim } from "./present-claim.ts";

/**
 * The owner's answer to a claim on their listing, within three days; an administrator decides with it.
 * An owner who lost the listing by a claim may dispute that for seven days: an administrator checks it again.
 */
export function answerClaim(ctx: MemberContext, id: string, decision: ClaimAnswer, note: string) {
  return inTransaction(ctx.db, async (tx) => {
    const found = await lockClaim(tx, id);
    if (!found) throw notFound();
    requireMayAnswer(ctx, found, decision);
    const { status } = found.claim;
    const row = one(
      await tx
        .update(claims)
        .set({
          status: status === "owner_notified" ? "verifying" : status,
          ownerAnswer: decision,
          ownerNote: note,
          answeredAt: ctx.now,
          answeredBy: ctx.member.id,
          disputedAt: status === "approved" ? ctx.now : null,
          updatedAt: ctx.now,
        })
        .where(eq(claims.id, id))
        .returning(),
    );
    const claimant = await claimantOf(tx, row);
    return presentReceivedClaim({ claim: row, listing: found.listing, claimant });
  });
}

function requireMayAnswer({ member, now }: MemberContext, found: ClaimOnListing, decision: ClaimAnswer) {
  const { claim, listing } = found;
  if (listing.ownerId === member.id && claim.claimantId !== member.id) {
    if (claim.status === "owner_notified") return;
    throw claim.status === "submitted" ? notFound() : wrongState(CLAIM_TEXT.answered);
  }
  if (claim.formerOwnerId !== member.id || claim.status !== "approved") throw notFound();
  if (claim.disputedAt) throw wrongState(CLAIM_TEXT.answered);
  const until = disputeEnds(claim);
  if (decision !== "dispute" || !until || until <= now) throw wrongState(CLAIM_TEXT.undoOver);
}

async function claimantOf(tx: Tx, { claimantId }: ClaimRow): Promise<Member> {
  const [claimant] = await tx.select().from(members).where(eq(members.id, claimantId));
  if (!claimant) throw notFound();
  return claimant;
}
