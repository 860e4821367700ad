import { eq } from "drizzle-orm";
import { CLAIM_TEXT, isOpenClaim } from "@cardplaza/contract/directory/claims/claim-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, notFound, wrongState } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import { slugOfListing } from "../listings/present-listing.ts";
import { notify } from "../../notifications/notify.ts";
import { approveClaim } from "./approve-claim.ts";
import { findClaimCase } from "./claim-cases.ts";
import { lockClaim, requireListed } from "./claim-queries.ts";
import { claims, type ClaimOnListing } from "./claims.table.ts";
import { undoTransfer } from "./undo-transfer.ts";

export type ClaimDecision = "approve" | "reject" | "undo";

/** Approves or rejects a claim. Of one that was approved: undoes the transfer, or keeps it against a dispute. */
export async function decideClaim(ctx: AdminContext, id: string, decision: ClaimDecision, reason?: string) {
  return asAdmin(ctx, async (tx, record) => {
    const before = await lockClaim(tx, id);
    if (!before) throw notFound();
    const by = { decidedBy: ctx.admin.id, reason: reason ?? null };
    const after = await decide(ctx, tx, before, decision, by);
    record({
      action: `claim.${decision}`,
      targetType: "claim",
      targetId: id,
      before: { ...before.claim, ownerId: before.listing.ownerId },
      after: { ...after.claim, ownerId: after.listing.ownerId },
      reason,
      destructive: decision !== "approve",
    });
    const shown = await findClaimCase({ db: tx, now: ctx.now }, id);
    if (!shown) throw notFound();
    return shown;
  });
}

interface By {
  decidedBy: string;
  reason: string | null;
}

function decide(
  ctx: AdminContext,
  tx: Tx,
  found: ClaimOnListing,
  decision: ClaimDecision,
  by: By,
): Promise<ClaimOnListing> {
  const { claim } = found;
  if (decision === "undo") return undoTransfer(ctx, tx, found, by);
  if (claim.status === "approved" && claim.disputedAt && !claim.disputeDecidedAt && decision === "approve")
    return keepTransfer(ctx, tx, found);
  if (!isOpenClaim(claim.status)) throw conflict(CLAIM_TEXT.decided);
  if (decision === "reject") return reject(ctx, tx, found, by);
  if (claim.status === "submitted") throw wrongState(CLAIM_TEXT.unproven);
  if (claim.status === "owner_notified") throw wrongState(CLAIM_TEXT.ownerHasTime);
  requireListed(found.listing);
  return approveClaim(ctx, tx, found, by);
}

async function reject(ctx: AdminContext, tx: Tx, found: ClaimOnListing, by: By): Promise<ClaimOnListing> {
  const { claim, listing } = found;
  const row = one(
    await tx
      .update(claims)
      .set({ ...by, status: "rejected", codeId: null, decidedAt: ctx.now, updatedAt: ctx.now })
      .where(eq(claims.id, claim.id))
      .returning(),
  );
  await notify(ctx, tx, {
    to: claim.claimantId,
    news: "listing.claim-ended",
    with: { listing: listing.name, what: "rejected", reason: by.reason ?? "" },
    targetUrl: `/business/${slugOfListing(listing)}?claim=1`,
    about: `claim:${claim.id}:rejected`,
  });
  return { claim: row, listing };
}

async function keepTransfer(ctx: AdminContext, tx: Tx, found: ClaimOnListing): Promise<ClaimOnListing> {
  const { claim, listing } = found;
  const row = one(
    await tx
      .update(claims)
      .set({ disputeDecidedAt: ctx.now, updatedAt: ctx.now })
      .where(eq(claims.id, claim.id))
      .returning(),
  );
  if (claim.formerOwnerId) {
    await notify(ctx, tx, {
      to: claim.formerOwnerId,
      news: "listing.transferred",
      with: { listing: listing.name, what: "kept" },
      targetUrl: `/business/${slugOfListing(listing)}`,
      about: `claim:${claim.id}:kept`,
    });
  }
  return { claim: row, listing };
}
