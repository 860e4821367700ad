import { and, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { listings, type ListingRow } from "./listings.table.ts";

/** Whoever does not own a listing does not find it here. The row is locked until the transaction ends. */
export async function findListingOwnedBy(tx: Tx, member: Member, id: string): Promise<ListingRow> {
  const [listing] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.ownerId, member.id), isNull(listings.deletedAt)))
    .for("update");
  if (!listing) throw notFound();
  return listing;
}

/** The one that everybody may see. */
export async function findPublishedListing(db: Db | Tx, id: string): Promise<ListingRow> {
  const [listing] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.status, "published"), isNull(listings.deletedAt)));
  if (!listing) throw notFound();
  return listing;
}

export async function listingOf(db: Db | Tx, memberId: string): Promise<ListingRow | undefined> {
  const [listing] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.ownerId, memberId), isNull(listings.deletedAt)));
  return listing;
}
