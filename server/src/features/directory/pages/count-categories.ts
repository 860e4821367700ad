import { and, count, eq, inArray } from "drizzle-orm";
import { cityKey } from "@cardplaza/contract/places/city-names";
import type { Db } from "../../../platform/database.ts";
import { directoryEntries } from "./listing-pages.table.ts";

/** How many published businesses of a city are in each of these categories. */
export async function countCategories(
  db: Db,
  city: string,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: directoryEntries.category, count: count() })
    .from(directoryEntries)
    // By category first, because the index of a city's entries begins with it.
    .where(and(inArray(directoryEntries.category, [...slugs]), eq(directoryEntries.cityKey, cityKey(city))))
    .groupBy(directoryEntries.category);
  return new Map(rows.map(({ slug, count: businesses }) => [slug, businesses]));
}
