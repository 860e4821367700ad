import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { isPublished } from "../listings/listing-conditions.ts";
import { listingOf } from "../listings/listing-queries.ts";
import { listings } from "../listings/listings.table.ts";
import { directoryEntries } from "./listing-pages.table.ts";

export interface SameCategory {
  category: string;
  ownerIds: string[];
}

/** Owners of the best businesses of the category and city that the member's business is in; null without one. */
export async function ownersInSameCategory(
  db: Db,
  memberId: string,
  limit: number,
): Promise<SameCategory | null> {
  const own = await listingOf(db, memberId);
  if (!own || own.status !== "published" || own.category === "") return null;
  // Many businesses have no owner yet, so the first entries are read and not searched for owners.
  const entries = db
    .select({ id: directoryEntries.listingId })
    .from(directoryEntries)
    .where(and(eq(directoryEntries.category, own.category), eq(directoryEntries.cityKey, own.cityKey)))
    .orderBy(
      desc(directoryEntries.bayes),
      desc(directoryEntries.ratingCount),
      desc(directoryEntries.listingId),
    )
    .limit(limit)
    .as("entries");
  const rows = await db
    .select({ id: listings.ownerId })
    .from(entries)
    .innerJoin(listings, and(eq(listings.id, entries.id), isPublished()));
  const ids = rows.flatMap(({ id }) => (id && id !== memberId ? [id] : []));
  return { category: own.category, ownerIds: [...new Set(ids)] };
}
