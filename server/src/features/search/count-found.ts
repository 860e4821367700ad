import { eq } from "drizzle-orm";
import type { SearchType } from "@cardplaza/contract/search/search-words";
import type { Db } from "../../platform/database.ts";
import { searchEntries } from "./search.table.ts";

const isOf = (type: SearchType) => eq(searchEntries.type, type);

/** How many of a kind can be found. Counting millions takes part of a second. */
export const countFound = (db: Db, type: SearchType): Promise<number> => db.$count(searchEntries, isOf(type));

export async function areMoreFound(db: Db, type: SearchType, than: number): Promise<boolean> {
  const [next] = await db
    .select({ id: searchEntries.id })
    .from(searchEntries)
    .where(isOf(type))
    .limit(1)
    .offset(than);
  return next !== undefined;
}
