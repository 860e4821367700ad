import { CLAIM_ACTIONS, type ClaimAction } from "@cardplaza/contract/directory/claims/claim-desk-words";
import { CLAIM_TEXT, isOpenClaim } from "@cardplaza/contract/directory/claims/claim-words";
import { conflict, wrongState, type Refusal } from "../../../platform/refusals.ts";
import { disputeEnds, isDisputed } from "./claim-times.ts";
import type { ClaimOnListing, ClaimRow } from "./claims.table.ts";

/** Why an administrator cannot decide this now. */
export function whyNotNow(claim: ClaimRow, action: ClaimAction): Refusal | undefined {
  if (action === "undo" || (action === "approve" && isDisputed(claim))) return undefined;
  if (!isOpenClaim(claim.status)) return conflict(CLAIM_TEXT.decided);
  if (action === "reject") return undefined;
  if (action === "ask" && claim.status === "more_needed") return wrongState(CLAIM_TEXT.askedAlready);
  if (claim.status === "submitted") return wrongState(CLAIM_TEXT.unproven);
  if (claim.status !== "owner_notified") return undefined;
  return wrongState(action === "ask" ? CLAIM_TEXT.askLater : CLAIM_TEXT.ownerHasTime);
}

/** Why a transfer cannot be undone. A dispute in time may be decided later. */
export function whyNotUndone({ claim, listing }: ClaimOnListing, now: Date): Refusal | undefined {
  if (claim.status !== "approved" || listing.ownerId !== claim.claimantId)
    return conflict(CLAIM_TEXT.decided);
  const isLate = (disputeEnds(claim)?.getTime() ?? 0) <= now.getTime();
  return isLate && !isDisputed(claim) ? wrongState(CLAIM_TEXT.undoOver) : undefined;
}

/** What an administrator can decide now. */
export const possibleActions = (found: ClaimOnListing, now: Date): ClaimAction[] =>
  CLAIM_ACTIONS.filter(
    (action) => !(action === "undo" ? whyNotUndone(found, now) : whyNotNow(found.claim, action)),
  );
