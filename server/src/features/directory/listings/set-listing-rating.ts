import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { changed, type ChangeContext } from "../../../registry/changed.ts";
import { listings } from "./listings.table.ts";

/** Stores the totals of the published reviews in the listing, where the search and the lists read them. */
export async function setListingRating(
  ctx: ChangeContext,
  tx: Tx,
  id: string,
  { sum, count }: { sum: number; count: number },
): Promise<void> {
  // Not an edit by its owner, so `updatedAt` stays and an edit in another tab is not stale.
  await tx.update(listings).set({ ratingSum: sum, ratingCount: count }).where(eq(listings.id, id));
  await changed(ctx, tx, "business", [id]);
}
