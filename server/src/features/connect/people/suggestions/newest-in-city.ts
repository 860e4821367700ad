import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../../../platform/database.ts";
import { placeKey } from "../../../search/search-text.ts";
import { searchEntries } from "../../../search/search.table.ts";

/** The newest members who can be found in a city, however its name is written. */
export async function newestInCity(db: Db, city: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: searchEntries.id })
    .from(searchEntries)
    .where(and(eq(searchEntries.type, "person"), eq(searchEntries.cityKey, placeKey(city))))
    .orderBy(desc(searchEntries.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
