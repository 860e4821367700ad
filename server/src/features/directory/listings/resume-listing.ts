import { eq } from "drizzle-orm";
import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockListingOwnedBy } from "./listing-queries.ts";
import { changed } from "../../../registry/changed.ts";
import { listings } from "./listings.table.ts";
import { showOwnListing } from "./show-own-listing.ts";

/** Shows a paused listing again, unchanged. */
export function resumeListing(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const listing = await lockListingOwnedBy(tx, ctx.member, id);
    if (listing.status !== "paused") throw wrongState(LISTING_TEXT.notNow.resume);
    await tx
      .update(listings)
      .set({ status: "published", ...nextVersion(listing, ctx.now) })
      .where(eq(listings.id, id));
    await changed(ctx, tx, "business", [id]);
    return showOwnListing(tx, id, ctx.now);
  });
}
