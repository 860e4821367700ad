import { eq } from "drizzle-orm";
import { isOut, missingToPublish } from "@cardplaza/contract/directory/listing-rules";
import type { ListingChange } from "@cardplaza/contract/directory/listing-fields";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { invalid } from "../../../platform/refusals.ts";
import { nextVersion, requireLatest } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { changed } from "../../../registry/changed.ts";
import { flagsOf } from "./listing-flags.ts";
import { requireListingPlan } from "./listing-plan.ts";
import { lockListingOwnedBy } from "./listing-queries.ts";
import {
  listingValues,
  picturesOfListing,
  requireFittingGstin,
  type ListingValues,
} from "./listing-values.ts";
import { listings, type ListingRow } from "./listings.table.ts";
import { contentsOf } from "./present-listing.ts";
import { showOwnListing } from "./show-own-listing.ts";
import { withWaiting } from "./waiting-change.ts";

/** Changes only what was sent. Values that need a review wait, and the old value stays live. */
export function changeListing(
  ctx: MemberContext,
  id: string,
  { version, updated_at, ...fields }: ListingChange,
) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockListingOwnedBy(tx, ctx.member, id);
    requireLatest(before, { version, updated_at });
    const values = listingValues(fields, before);
    await requireOwnPictures(
      tx,
      ctx.member.id,
      picturesOfListing(values),
      Object.values(picturesOfListing(before)),
    );
    await requireListingPlan(ctx, tx, values, before);
    await storeChange(ctx, tx, before, values);
    return showOwnListing(tx, id, ctx.now);
  });
}

/** The part that every change shares; the caller has locked the listing. */
export async function storeChange(
  ctx: MemberContext,
  tx: Tx,
  before: ListingRow,
  values: ListingValues,
): Promise<void> {
  const wanted: ListingRow = { ...before, ...before.waiting, ...before.waiting?.address, ...values };
  requireFittingGstin(wanted);
  const isShown = isOut(before.status);
  if (isShown || before.status === "pending") {
    const missing = missingToPublish(contentsOf(wanted));
    if (Object.keys(missing).length > 0) throw invalid(missing);
  }
  const stored = isShown
    ? await withWaiting(ctx, tx, before, values)
    : before.status === "pending"
      ? { ...values, flags: await flagsOf(tx, wanted, ctx.now) }
      : values;
  await tx
    .update(listings)
    .set({ ...stored, ...nextVersion(before, ctx.now) })
    .where(eq(listings.id, before.id));
  await changed(ctx, tx, "business", [before.id]);
}
