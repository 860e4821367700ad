import { and, desc, eq } from "drizzle-orm";
import type { SearchType } from "@cardplaza/contract/search/search-words";
import type { Db } from "../../platform/database.ts";
import { placeKey } from "./search-text.ts";
import { searchEntries } from "./search.table.ts";

/** The newest of a kind that can be found in a city, however its name is written. */
export async function newestInCity(db: Db, type: SearchType, city: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: searchEntries.id })
    .from(searchEntries)
    .where(and(eq(searchEntries.type, type), eq(searchEntries.cityKey, placeKey(city))))
    .orderBy(desc(searchEntries.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
