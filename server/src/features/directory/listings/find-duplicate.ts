import { and, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { listings, type ListingRow } from "./listings.table.ts";
import { notDeleted } from "./listing-conditions.ts";

const SIMILAR = 0.6;

/**
 * Another member's listing of the same business: the same phone, or a similar name at the same PIN code.
 * A published one comes first, because it can be claimed.
 */
export async function findDuplicate(tx: Tx, listing: ListingRow): Promise<ListingRow | undefined> {
  const { id, phone, name, pin, ownerId } = listing;
  const looksAlike = or(
    phone ? eq(listings.phone, phone) : undefined,
    pin && name
      ? and(eq(listings.pin, pin), sql`similarity(${listings.name}, ${name}) > ${SIMILAR}`)
      : undefined,
  );
  if (!looksAlike) return undefined;
  const [found] = await tx
    .select()
    .from(listings)
    .where(
      and(
        ne(listings.id, id),
        notDeleted(),
        inArray(listings.status, ["published", "paused", "pending", "suspended"]),
        ownerId ? or(isNull(listings.ownerId), ne(listings.ownerId, ownerId)) : undefined,
        looksAlike,
      ),
    )
    .orderBy(desc(sql`${listings.status} = 'published'`), listings.id)
    .limit(1);
  return found;
}
