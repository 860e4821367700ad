import { eq } from "drizzle-orm";
import { CLAIM_ACTIONS } from "@cardplaza/contract/directory/claims/claim-desk-words";
import { CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import { one } from "../../../platform/one.ts";
import { moderated } from "../../audit/moderated.ts";
import { notify } from "../../notifications/notify.ts";
import { slugOfListing } from "../listings/present-listing.ts";
import { approveClaim } from "./approve-claim.ts";
import { askClaimant } from "./ask-claimant.ts";
import { whyNotNow } from "./claim-actions.ts";
import { findClaimCase, listClaimCases } from "./claim-cases.ts";
import { lockClaim, requireListed } from "./claim-queries.ts";
import { claims, type ClaimOnListing, type ClaimRow } from "./claims.table.ts";
import { isDisputed } from "./claim-times.ts";
import { undoTransfer } from "./undo-transfer.ts";

/** A claim is approved or rejected, or its claimant asked for more. Of one that was approved, the transfer is undone, or kept against a dispute. */
export const moderatedClaims = moderated({
  kind: "claim",
  actions: CLAIM_ACTIONS,
  against: ["reject", "ask", "undo"],
  list: listClaimCases,
  show: findClaimCase,
  lock: (_ctx, tx, id) => lockClaim(tx, id),
  rowOf: ({ claim, listing }: ClaimOnListing) => ({ ...claim, ownerId: listing.ownerId }),
  handledBy: CLAIM_TEXT.handledBy,
  refuse: ({ claim }, { action }) => whyNotNow(claim, action),
  async change(ctx, tx, found, { action, reason = null }) {
    const by = { decidedBy: ctx.admin.id, reason };
    if (action === "undo") return undoTransfer(ctx, tx, found, by);
    if (action === "ask") return askClaimant(ctx, tx, found, reason ?? "");
    const { claim, listing } = found;
    const set = async (values: Partial<ClaimRow>): Promise<ClaimOnListing> => ({
      claim: one(
        await tx
          .update(claims)
          .set({ ...values, updatedAt: ctx.now })
          .where(eq(claims.id, claim.id))
          .returning(),
      ),
      listing,
    });
    if (action === "reject") return set({ ...by, status: "rejected", codeId: null, decidedAt: ctx.now });
    if (isDisputed(claim)) return set({ disputeDecidedAt: ctx.now });
    requireListed(listing);
    return approveClaim(ctx, tx, found, by);
  },
  /** Of a new owner, those whom it concerns have heard by the work itself. */
  async notify(ctx, tx, { before, after: { claim, listing }, decision: { action } }) {
    const path = `/business/${slugOfListing(listing)}`;
    if (action === "reject")
      await notify(ctx, tx, {
        to: claim.claimantId,
        news: "listing.claim-ended",
        with: { listing: listing.name, what: "rejected", reason: claim.reason ?? "" },
        targetUrl: `${path}?claim=1`,
        about: `claim:${claim.id}:rejected`,
      });
    if (action === "ask" && claim.answerBy)
      await notify(ctx, tx, {
        to: claim.claimantId,
        news: "listing.claim-more",
        with: {
          listing: listing.name,
          question: claim.reason ?? "",
          answerBy: claim.answerBy.toISOString(),
        },
        targetUrl: `${path}?claim=1`,
        about: `claim:${claim.id}:more:${claim.updatedAt.getTime()}`,
      });
    if (action === "approve" && isDisputed(before.claim) && claim.formerOwnerId)
      await notify(ctx, tx, {
        to: claim.formerOwnerId,
        news: "listing.transferred",
        with: { listing: listing.name, what: "kept" },
        targetUrl: path,
        about: `claim:${claim.id}:kept`,
      });
  },
});
