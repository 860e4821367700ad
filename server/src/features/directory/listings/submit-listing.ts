import { eq } from "drizzle-orm";
import { LISTING_TEXT, missingToPublish } from "@cardplaza/contract/directory/listing-rules";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { invalid, Refusal, wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findDuplicate } from "./find-duplicate.ts";
import { changed } from "../../../registry/changed.ts";
import { flagsOf } from "./listing-flags.ts";
import { lockListingOwnedBy } from "./listing-queries.ts";
import { listings, type ListingRow } from "./listings.table.ts";
import { contentsOf } from "./present-listing.ts";
import { showOwnListing } from "./show-own-listing.ts";

/** Publishes a listing at once, unless it is flagged, was rejected, or the setting makes all publications wait. */
export function submitListing(ctx: MemberContext, id: string, isAnotherBusiness: boolean) {
  return inTransaction(ctx.db, async (tx) => {
    const listing = await lockListingOwnedBy(tx, ctx.member, id);
    requireSubmittable(listing);
    if (!isAnotherBusiness) await requireUnlisted(tx, listing);
    const flags = await flagsOf(tx, listing, ctx.now);
    const waits = flags.length > 0 || listing.status === "rejected" || ctx.config.REVIEW_LISTINGS;
    const change: Partial<ListingRow> = waits
      ? { status: "pending", submittedAt: ctx.now }
      : { status: "published", publishedAt: ctx.now, submittedAt: null };
    await tx
      .update(listings)
      .set({ ...change, flags, rejectionReason: "", ...nextVersion(listing, ctx.now) })
      .where(eq(listings.id, id));
    await changed(ctx, tx, "business", [id]);
    return showOwnListing(tx, id, ctx.now);
  });
}

function requireSubmittable(listing: ListingRow): void {
  if (listing.status === "suspended") throw wrongState(LISTING_TEXT.notNow.suspended);
  if (listing.status !== "draft" && listing.status !== "rejected")
    throw wrongState(LISTING_TEXT.notNow.submit);
  const missing = missingToPublish(contentsOf(listing));
  if (Object.keys(missing).length > 0) throw invalid(missing);
}

/** A visible one can be claimed instead. A hidden one is not named, but flags this one. */
async function requireUnlisted(tx: Tx, listing: ListingRow): Promise<void> {
  const found = await findDuplicate(tx, listing);
  if (found?.status !== "published") return;
  const { id: _id, name } = found;
  throw new Refusal("CONFLICT", LISTING_TEXT.duplicate(name), {
    listing: { _id, name, slug: slugOfName({ name, _id }) },
  });
}
