import { and, eq } from "drizzle-orm";
import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, notFound } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { isRestorableListing, isSecondListing, listingOf } from "./listing-queries.ts";
import { listings } from "./listings.table.ts";
import { showOwnListing } from "./show-own-listing.ts";

/** Restores a deleted listing as it was, unless its owner has created another one since. */
export async function restoreListing(ctx: MemberContext, id: string) {
  try {
    return await inTransaction(ctx.db, (tx) => bringBack(ctx, tx, id));
  } catch (error) {
    // Another listing was created at the same moment.
    throw isSecondListing(error) ? conflict(LISTING_TEXT.second) : error;
  }
}

async function bringBack(ctx: MemberContext, tx: Tx, id: string) {
  const own = and(eq(listings.id, id), eq(listings.ownerId, ctx.member.id), isRestorableListing(ctx.now));
  const [listing] = await tx.select().from(listings).where(own).for("no key update");
  if (!listing) throw notFound();
  if (await listingOf(tx, ctx.member.id)) throw conflict(LISTING_TEXT.second);
  await tx
    .update(listings)
    .set({ deletedAt: null, ...nextVersion(listing, ctx.now) })
    .where(eq(listings.id, id));
  await changed(ctx, tx, "business", [id]);
  return showOwnListing(tx, id, ctx.now);
}
