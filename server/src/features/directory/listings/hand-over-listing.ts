import { and, eq } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { nextVersions } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed, invalidatePages, type ChangeContext } from "../../../registry/changed.ts";
import { listings, type ListingRow } from "./listings.table.ts";
import { notDeleted } from "./listing-conditions.ts";
import { isSecondListing } from "./listing-queries.ts";

/**
 * Gives a listing a new owner, or none; its reviews and figures stay. Returns false if the new owner has a
 * listing already. A draft of theirs is moved to the deleted listings.
 */
export async function handOverListing(
  ctx: ChangeContext & Pick<JobContext, "now">,
  tx: Tx,
  listing: ListingRow,
  newOwnerId: string | null,
): Promise<boolean> {
  const { id } = listing;
  // Pages of the former owner, such as their company's, name the listing.
  await invalidatePages(ctx, tx, "business", [id]);
  if (newOwnerId) {
    await tx
      .update(listings)
      .set({ deletedAt: ctx.now, ...nextVersions(listings, ctx.now) })
      .where(and(eq(listings.ownerId, newOwnerId), eq(listings.status, "draft"), notDeleted()));
  }
  try {
    // A nested transaction, because a listing created at the same moment shows only at the index.
    await inTransaction(tx, (inner) =>
      inner
        .update(listings)
        // The former owner's waiting change is dropped.
        .set({
          ownerId: newOwnerId,
          waiting: null,
          submittedAt: listing.status === "pending" ? listing.submittedAt : null,
          ...nextVersions(listings, ctx.now),
        })
        .where(eq(listings.id, id)),
    );
  } catch (error) {
    if (isSecondListing(error)) return false;
    throw error;
  }
  await changed(ctx, tx, "business", [id]);
  return true;
}
