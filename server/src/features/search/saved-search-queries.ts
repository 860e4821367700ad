import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { SavedSearch } from "@cardplaza/contract/search/search";
import type { Db } from "../../platform/database.ts";
import { savedSearches, type SavedSearchRow } from "./search.table.ts";

/** Only the member's own. */
export const isOwnSearch = (memberId: string, id: string) =>
  and(eq(savedSearches.memberId, memberId), eq(savedSearches.id, id));

export const listSavedSearches = (db: Db, memberId: string): Promise<SavedSearchRow[]> =>
  db.select().from(savedSearches).where(eq(savedSearches.memberId, memberId)).orderBy(desc(savedSearches.id));

export const presentSavedSearch = ({ id, ...saved }: SavedSearchRow): z.input<typeof SavedSearch> => ({
  ...saved,
  _id: id,
});
