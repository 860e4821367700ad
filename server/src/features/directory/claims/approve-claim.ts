import { and, eq, ne } from "drizzle-orm";
import { CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import type { Context } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import { members } from "../../accounts/accounts.table.ts";
import { handOverListing } from "../listings/hand-over-listing.ts";
import { slugOfListing } from "../listings/present-listing.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { notify } from "../../notifications/notify.ts";
import { withdrawReviewOfOwner } from "../../reviews/withdraw-review-of-owner.ts";
import { isOpen } from "./claim-queries.ts";
import { claims, type ClaimOnListing } from "./claims.table.ts";
import { mailNewOwner } from "./mail-new-owner.ts";

interface Decision {
  decidedBy: string;
  reason: string | null;
}

/** Hands the listing over, closes every other claim on it and notifies all claimants. */
export async function approveClaim(
  ctx: Context,
  tx: Tx,
  { claim, listing }: ClaimOnListing,
  decision?: Decision,
): Promise<ClaimOnListing> {
  const formerOwnerId = listing.ownerId;
  if (!(await handOverListing(ctx, tx, listing, claim.claimantId)))
    throw conflict(decision ? CLAIM_TEXT.claimantHasListing : CLAIM_TEXT.hasListing);
  await withdrawReviewOfOwner(ctx, tx, claim.claimantId, { targetType: "business", targetId: listing.id });
  const row = one(
    await tx
      .update(claims)
      .set({
        ...decision,
        status: "approved",
        formerOwnerId,
        codeId: null,
        decidedAt: ctx.now,
        updatedAt: ctx.now,
      })
      .where(eq(claims.id, claim.id))
      .returning(),
  );
  const after = { claim: row, listing: { ...listing, ownerId: claim.claimantId } };
  await closeOthers(ctx, tx, after);
  await notifyBoth(ctx, tx, after);
  return after;
}

async function closeOthers(ctx: Context, tx: Tx, { claim, listing }: ClaimOnListing): Promise<void> {
  const others = await tx
    .update(claims)
    .set({
      status: "rejected",
      reason: CLAIM_TEXT.taken,
      codeId: null,
      decidedAt: ctx.now,
      updatedAt: ctx.now,
    })
    .where(and(eq(claims.listingId, listing.id), ne(claims.id, claim.id), isOpen()))
    .returning();
  await notifyAll(
    ctx,
    tx,
    others.map(({ id, claimantId }) => ({
      to: claimantId,
      news: "listing.claim-ended",
      with: { listing: listing.name, what: "taken" },
      targetUrl: `/business/${slugOfListing(listing)}`,
      about: `claim:${id}:rejected`,
    })),
  );
}

async function notifyBoth(ctx: Context, tx: Tx, { claim, listing }: ClaimOnListing): Promise<void> {
  const isNotified = await notify(ctx, tx, {
    to: claim.claimantId,
    news: "listing.claim-approved",
    with: { listing: listing.name },
    targetUrl: "/business-profile",
    about: `claim:${claim.id}:approved`,
  });
  const [claimant] = await tx.select().from(members).where(eq(members.id, claim.claimantId));
  // The claimant who entered the code sees the result; the mail warns them if somebody else used their device.
  if (!isNotified && claimant) await mailNewOwner(ctx, tx, claimant);
  if (!claim.formerOwnerId) return;
  await notify(ctx, tx, {
    to: claim.formerOwnerId,
    news: "listing.transferred",
    with: { listing: listing.name, what: "handed-over", newOwner: claimant?.name },
    targetUrl: "/business-listing#claims",
    about: `claim:${claim.id}:handed-over`,
  });
}
