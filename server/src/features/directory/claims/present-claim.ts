import type { z } from "zod";
import type { Claim, ReceivedClaim } from "@cardplaza/contract/directory/claims/claims";
import type { Member } from "../../accounts/accounts.table.ts";
import type { ListingRow } from "../listings/listings.table.ts";
import { slugOfListing } from "../listings/present-listing.ts";
import { disputeEnds } from "./claim-times.ts";
import type { ClaimOnListing, ClaimRow } from "./claims.table.ts";

export function presentClaim({ claim, listing }: ClaimOnListing): z.input<typeof Claim> {
  return {
    ...whatIsClaimed(claim, listing),
    listingId: listing.id,
    sentTo: sentTo(claim),
    answerBy: claim.answerBy,
    reason: claim.reason,
    createdAt: claim.createdAt,
    decidedAt: claim.decidedAt,
  };
}

/** To the owner, who sees who claims it but nothing of the proof. */
export function presentReceivedClaim({
  claim,
  listing,
  claimant,
}: ClaimOnListing & { claimant: Pick<Member, "name"> }): z.input<typeof ReceivedClaim> {
  return {
    ...whatIsClaimed(claim, listing),
    claimant: { name: claimant.name },
    createdAt: claim.createdAt,
    answerBy: claim.answerBy,
    disputeBy: claim.status === "approved" ? disputeEnds(claim) : null,
    answer: claim.ownerAnswer,
  };
}

function whatIsClaimed({ id, role, method, status, note }: ClaimRow, listing: ListingRow) {
  const { id: listingId, name, city } = listing;
  return {
    _id: id,
    listing: { _id: listingId, name, slug: slugOfListing(listing), city },
    role,
    method,
    status,
    note,
  };
}

const sentTo = ({ method, destination }: ClaimRow) =>
  destination && (method === "phone_otp" ? hiddenNumber(destination) : hiddenAddress(destination));

/** "+91 ••••• ••210": the number is public on the listing, but need not be in every screenshot. */
export const hiddenNumber = (number: string) => `${number.slice(0, 3)} ••••• ••${number.slice(-3)}`;
/** "as…@menon.in". */
const hiddenAddress = (email: string) => email.replace(/^(.{1,2})[^@]*/, "$1…");
