import { eq, type SQL } from "drizzle-orm";
import type { Badge } from "@cardplaza/contract/names";
import type { Db, Tx } from "../../../platform/database.ts";
import { hasLeft } from "../../accounts/member-conditions.ts";
import { badgesWhen, businessVerifiedAt } from "../../cards/verified-at.ts";
import { premiumAt, premiumUntil } from "../../plan/premium-at.ts";
import { listings, type ListingRow } from "./listings.table.ts";

/** A listing with what is needed to show it. */
export interface FoundListing {
  listing: ListingRow;
  ownerPremiumUntil: Date | null;
  /** The badges, as others see them now. */
  badges: Badge[];
  /** The owner is leaving or gone, so that everything of theirs is hidden. */
  ownerLeft: boolean;
}

export const OWNER_LEFT: SQL<boolean> = hasLeft(listings.ownerId);

/** The columns of a found listing at a time, for a query over `listings`. */
export const foundListingAt = (now: Date) => ({
  listing: listings,
  ownerPremiumUntil: premiumUntil(listings.ownerId, now),
  badges: badgesWhen({
    premium: premiumAt(listings.ownerId, now),
    verified: businessVerifiedAt(listings, now),
  }),
  ownerLeft: OWNER_LEFT,
});

export const selectListings = (db: Db | Tx, now: Date) => db.select(foundListingAt(now)).from(listings);

/** Any listing, deleted or not: the caller decides what may be seen of it. */
export async function findListing(db: Db | Tx, id: string, now: Date): Promise<FoundListing | undefined> {
  const [found] = await selectListings(db, now).where(eq(listings.id, id));
  return found;
}
