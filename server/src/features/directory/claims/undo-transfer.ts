import { eq } from "drizzle-orm";
import { CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, wrongState } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import { handOverListing } from "../listings/hand-over-listing.ts";
import { slugOfListing } from "../listings/present-listing.ts";
import { notify } from "../../notifications/notify.ts";
import { requireListed } from "./claim-queries.ts";
import { disputeEnds } from "./claim-times.ts";
import { claims, type ClaimOnListing } from "./claims.table.ts";

/** Gives the listing back to its former owner, if it had one; the claim counts as rejected. */
export async function undoTransfer(
  ctx: AdminContext,
  tx: Tx,
  { claim, listing }: ClaimOnListing,
  by: { decidedBy: string; reason: string | null },
): Promise<ClaimOnListing> {
  if (claim.status !== "approved" || listing.ownerId !== claim.claimantId) throw conflict(CLAIM_TEXT.decided);
  // A dispute in time may be decided later.
  const isLate = (disputeEnds(claim)?.getTime() ?? 0) <= ctx.now.getTime();
  if (isLate && (!claim.disputedAt || claim.disputeDecidedAt)) throw wrongState(CLAIM_TEXT.undoOver);
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
  const notifyThem = (to: string, message: string, targetUrl: string) =>
    notify(ctx, tx, { to, type: "message_received", message, targetUrl, about: `claim:${claim.id}:undone` });
  await notifyThem(
    claim.claimantId,
    `The transfer of ${listing.name} to you was undone. ${by.reason ?? ""}`,
    `/business/${slugOfListing(listing)}`,
  );
  if (claim.formerOwnerId)
    await notifyThem(claim.formerOwnerId, `${listing.name} is yours again.`, "/business-profile");
  return { claim: row, listing: { ...listing, ownerId: claim.formerOwnerId } };
}
