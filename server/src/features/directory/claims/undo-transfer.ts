import { eq } from "drizzle-orm";
import { CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import { handOverListing } from "../listings/hand-over-listing.ts";
import { slugOfListing } from "../listings/present-listing.ts";
import type { Notice } from "../../notifications/notice.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { whyNotUndone } from "./claim-actions.ts";
import { requireListed } from "./claim-queries.ts";
import { claims, type ClaimOnListing } from "./claims.table.ts";

/** Gives the listing back to its former owner, if it had one; the claim counts as rejected. */
export async function undoTransfer(
  ctx: AdminContext,
  tx: Tx,
  { claim, listing }: ClaimOnListing,
  by: { decidedBy: string; reason: string | null },
): Promise<ClaimOnListing> {
  const refusal = whyNotUndone({ claim, listing }, ctx.now);
  if (refusal) throw refusal;
  requireListed(listing);
  if (!(await handOverListing(ctx, tx, listing, claim.formerOwnerId)))
    throw conflict(CLAIM_TEXT.formerHasListing);
  const row = one(
    await tx
      .update(claims)
      .set({ ...by, status: "rejected", disputeDecidedAt: ctx.now, decidedAt: ctx.now, updatedAt: ctx.now })
      .where(eq(claims.id, claim.id))
      .returning(),
  );
  await notifyBoth(ctx, tx, { claim: row, listing });
  return { claim: row, listing: { ...listing, ownerId: claim.formerOwnerId } };
}

async function notifyBoth(ctx: AdminContext, tx: Tx, { claim, listing }: ClaimOnListing): Promise<void> {
  const { claimantId, formerOwnerId, reason } = claim;
  const about = `claim:${claim.id}:undone`;
  const toClaimant: Notice = {
    to: claimantId,
    news: "listing.claim-ended",
    with: { listing: listing.name, what: "undone", reason: reason ?? "" },
    targetUrl: `/business/${slugOfListing(listing)}`,
    about,
  };
  const toFormerOwner: Notice | null = formerOwnerId
    ? {
        to: formerOwnerId,
        news: "listing.transferred",
        with: { listing: listing.name, what: "returned" },
        targetUrl: "/business-profile",
        about,
      }
    : null;
  await notifyAll(ctx, tx, toFormerOwner ? [toClaimant, toFormerOwner] : [toClaimant]);
}
