import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { changed, type ChangeContext } from "../../../registry/changed.ts";
import { listings } from "./listings.table.ts";

/** Keeps the totals of the published reviews with the listing, where the search and the lists read them. */
export async function setListingRating(
  ctx: ChangeContext,
  tx: Tx,
  id: string,
  { sum, count }: { sum: number; count: number },
): Promise<void> {
  // Not a change of its owner's, so `updatedAt` stays: an edit in another tab is not stale for it.
  await tx.update(listings).set({ ratingSum: sum, ratingCount: count }).where(eq(listings.id, id));
  await changed(ctx, tx, "business", [id]);
}
