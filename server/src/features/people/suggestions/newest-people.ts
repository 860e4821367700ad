import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { placeKey } from "../../search/search-text.ts";
import { searchEntries } from "../../search/search.table.ts";

/** So many of the newest are looked through, so that the time stays the same for any number of members. */
const LOOKED_THROUGH = 1_000;
/** A profile with more than a name, in percent. */
const TOLD_SOMETHING = 20;

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

const newest = (db: Db, city: string) =>
  db
    .select({
      id: searchEntries.id,
      words: searchEntries.words,
      completeness: searchEntries.completeness,
      createdAt: searchEntries.createdAt,
    })
    .from(searchEntries)
    .where(
      and(
        eq(searchEntries.type, "person"),
        city === "" ? undefined : eq(searchEntries.cityKey, placeKey(city)),
      ),
    )
    .orderBy(desc(searchEntries.createdAt))
    .limit(LOOKED_THROUGH)
    .as("newest");

/** The newest members of all; those who have told something about themselves first. */
export async function newestOfAll(db: Db, limit: number): Promise<string[]> {
  const found = newest(db, "");
  const rows = await db
    .select({ id: found.id })
    .from(found)
    .orderBy(desc(sql`${found.completeness} >= ${TOLD_SOMETHING}`), desc(found.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Of the newest members, in the city if there is one, those whose profile names the same trade. */
export async function newestOfTrade(db: Db, trade: string, city: string, limit: number): Promise<string[]> {
  const found = newest(db, city);
  const rows = await db
    .select({ id: found.id })
    .from(found)
    // Weight B is what somebody does.
    .where(sql`ts_filter(${found.words}, '{b}') @@ plainto_tsquery('english', ${trade})`)
    .orderBy(desc(found.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
