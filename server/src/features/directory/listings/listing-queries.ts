import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { LISTING_UNDO_DAYS } from "@cardplaza/contract/directory/listing-rules";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { isUniqueViolation } from "../../../platform/unique-violation.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { currentOwnerOf } from "../../cards/card-queries.ts";
import { cards } from "../../cards/cards.table.ts";
import { isPublished, ownedBy, notDeleted } from "./listing-conditions.ts";
import { listings, type ListingRow } from "./listings.table.ts";

/** Not found for members who do not own it. The row is locked until the transaction ends. */
export async function lockListingOwnedBy(tx: Tx, member: Member, id: string): Promise<ListingRow> {
  const [listing] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.ownerId, member.id), notDeleted()))
    .for("no key update");
  if (!listing) throw notFound();
  return listing;
}

/** Any listing, deleted or not, for a decision about it. */
export async function lockListing(tx: Tx, id: string): Promise<ListingRow | undefined> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for("no key update");
  return listing;
}

/** Only a published listing. */
export async function findPublishedListing(db: Db | Tx, id: string): Promise<ListingRow> {
  const [listing] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), isPublished()));
  if (!listing) throw notFound();
  return listing;
}

export async function listingOf(db: Db | Tx, memberId: string): Promise<ListingRow | undefined> {
  const [listing] = await db.select().from(listings).where(ownedBy(memberId));
  return listing;
}

/** The listings of these members: at most one of each is not deleted. */
export async function idsOfListingsOf(tx: Tx, memberIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.ownerId, [...memberIds]), notDeleted()));
  return rows.map(({ id }) => id);
}

/** The listings of the members whose cards these are. */
export async function idsOfListingsOfCards(tx: Tx, cardIds: readonly string[]): Promise<string[]> {
  const found = await tx
    .select({ ownerId: cards.ownerId, holderId: cards.holderId })
    .from(cards)
    .where(inArray(cards.id, [...cardIds]));
  return found.length > 0 ? idsOfListingsOf(tx, [...new Set(found.map(currentOwnerOf))]) : [];
}

export const isRestorableListing = (now: Date) =>
  and(isNull(listings.wipedAt), gt(listings.deletedAt, new Date(now.getTime() - LISTING_UNDO_DAYS * DAY_MS)));

/** The deleted listings that can still be restored, the last deleted first. */
export const listDeletedListings = (db: Db, memberId: string, now: Date): Promise<ListingRow[]> =>
  db
    .select()
    .from(listings)
    .where(and(eq(listings.ownerId, memberId), isRestorableListing(now)))
    .orderBy(desc(listings.deletedAt));

/** The index enforces one listing for each member, also when two calls come at once. */
export const isSecondListing = (error: unknown) => isUniqueViolation(error, "listings_one_an_owner");
