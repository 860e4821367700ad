import type { z } from "zod";
import { CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import type { ClaimWays } from "@cardplaza/contract/directory/claims/claims";
import { domainOf, isSharedDomain } from "@cardplaza/contract/cards/verification/verification-rules";
import { dayInWords } from "@cardplaza/contract/date-words";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { conflict, forbidden, type Refusal } from "../../../platform/refusals.ts";
import { readMobileNumber } from "../../accounts/mobile-number.ts";
import { findPublishedListing, listingOf } from "../listings/listing-queries.ts";
import type { ListingRow } from "../listings/listings.table.ts";
import { blockedUntil, newestClaim } from "./claim-queries.ts";
import { hiddenNumber, presentClaim } from "./present-claim.ts";

/** The methods that the dialog offers, and why others are not available here. */
export async function claimWays(ctx: MemberContext, listingId: string): Promise<z.input<typeof ClaimWays>> {
  const listing = await findPublishedListing(ctx.db, listingId);
  const mobile = mobileOf(listing);
  const { domain, reason } = domainOfListing(listing);
  const claim = await newestClaim(ctx.db, ctx.member.id, listing.id);
  return {
    hasOwner: listing.ownerId !== null,
    refusal: (await whyNot(ctx, ctx.db, listing))?.message ?? null,
    phone: { to: mobile ? hiddenNumber(mobile) : null, reason: mobile ? null : CLAIM_TEXT.noMobile },
    email: { domain, reason },
    claim: claim ? presentClaim({ claim, listing }) : null,
  };
}

/** Why this member cannot claim this listing at all. */
export async function whyNot(ctx: MemberContext, db: Db, listing: ListingRow): Promise<Refusal | null> {
  if (listing.ownerId === ctx.member.id) return conflict(CLAIM_TEXT.yours);
  const own = await listingOf(db, ctx.member.id);
  // A listing that was never published is moved aside when the claim is approved.
  if (own && own.status !== "draft") return conflict(CLAIM_TEXT.hasListing);
  const until = await blockedUntil(db, ctx.member.id, ctx.now);
  return until && forbidden(CLAIM_TEXT.blocked(dayInWords(until)));
}

export const mobileOf = ({ phone }: ListingRow) => readMobileNumber(phone);

/** The website's domain, if an address there proves anything. */
export function domainOfListing({ website }: ListingRow): { domain: string | null; reason: string | null } {
  const domain = domainOf(website);
  if (!domain) return { domain: null, reason: CLAIM_TEXT.noWebsite };
  return isSharedDomain(domain)
    ? { domain: null, reason: CLAIM_TEXT.freeMail(domain) }
    : { domain, reason: null };
}
