import { and, asc, between, eq, sum } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { one } from "../../platform/one.ts";
import { listingDays } from "./pages/listing-pages.table.ts";

/** The total views of a business. */
export async function viewsOfListing(db: Db, listingId: string): Promise<number> {
  const counted = one(
    await db
      .select({ views: sum(listingDays.views).mapWith(Number) })
      .from(listingDays)
      .where(eq(listingDays.listingId, listingId)),
  );
  return counted.views ?? 0;
}

/** Only days with any activity, both ends included. */
export const listingDaysBetween = (db: Db, listingId: string, from: string, to: string) =>
  db
    .select()
    .from(listingDays)
    .where(and(eq(listingDays.listingId, listingId), between(listingDays.day, from, to)))
    .orderBy(asc(listingDays.day));
