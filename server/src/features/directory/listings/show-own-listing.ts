import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { viewsOfListing } from "../listing-stats-queries.ts";
import { findListing } from "./found-listing.ts";
import { listDeletedListings, listingOf } from "./listing-queries.ts";
import { presentDeletedListing, presentOwnListing, type ListingJson } from "./present-listing.ts";

/** What the owner's writes return. */
export async function showOwnListing(db: Db | Tx, id: string, now: Date): Promise<ListingJson> {
  const found = await findListing(db, id, now);
  if (!found) throw notFound();
  return presentOwnListing(found, await viewsOfListing(db, id));
}

/** The member's listing. Most members have none, so null is not an error. */
export async function showMyBusiness({ db, member, now }: MemberContext): Promise<ListingJson | null> {
  const own = await listingOf(db, member.id);
  return own ? showOwnListing(db, own.id, now) : null;
}

export const showDeletedListings = async ({ db, member, now }: MemberContext) => ({
  listings: (await listDeletedListings(db, member.id, now)).map(presentDeletedListing),
});
