import { eq, sql, type SQL } from "drizzle-orm";
import type { Badge } from "@cardplaza/contract/cards/verification/badge-rules";
import type { Db, Tx } from "../../../platform/database.ts";
import { premiumPeriods } from "../../plan/plan.table.ts";
import { listings, type ListingRow } from "./listings.table.ts";

/** A listing with what it takes to show it. */
export interface FoundListing {
  listing: ListingRow;
  ownerPremiumUntil: Date | null;
  /** As others see them now. */
  badges: Badge[];
  /** The owner is leaving or gone, and hidden with all that is his. */
  ownerLeft: boolean;
}

export const OWNER_PREMIUM_UNTIL = sql`(
  select max(period.ends_at) from premium_periods period
  where period.member_id = ${listings.ownerId} and period.starts_at <= now())`.mapWith(
  premiumPeriods.endsAt,
) as SQL<Date | null>;

/**
 * A card's proof holds for the same business: the website it proved, or the company that the document
 * named. Whoever names another website or another business in his listing has no badge there.
 */
export const IS_VERIFIED: SQL<boolean> = sql<boolean>`(${OWNER_PREMIUM_UNTIL} > now() and exists (
  select 1 from card_verifications proof
  where proof.member_id = ${listings.ownerId} and proof.status = 'verified' and proof.ends_at > now()
    and case when proof.method = 'document' then lower(proof.company) = lower(${listings.name})
      else proof.website <> '' and proof.website = ${listings.website} end))`;

const BADGES_NOW: SQL<Badge[]> = sql`array_remove(array[
  case when ${OWNER_PREMIUM_UNTIL} > now() then 'Pro' end,
  case when ${IS_VERIFIED} then 'Verified' end], null)::text[]`;

export const OWNER_LEFT: SQL<boolean> = sql<boolean>`exists (
  select 1 from members owner
  where owner.id = ${listings.ownerId} and (owner.erases_at is not null or owner.erased_at is not null))`;

/** The columns of a found listing, for a query over `listings`. */
export const FOUND_LISTING = {
  listing: listings,
  ownerPremiumUntil: OWNER_PREMIUM_UNTIL,
  badges: BADGES_NOW,
  ownerLeft: OWNER_LEFT,
};

export const selectListings = (db: Db | Tx) => db.select(FOUND_LISTING).from(listings);

/** Any listing, deleted or not: for those who decide themselves what may be seen of it. */
export async function findListing(db: Db | Tx, id: string): Promise<FoundListing | undefined> {
  const [found] = await selectListings(db).where(eq(listings.id, id));
  return found;
}
