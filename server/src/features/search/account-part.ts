import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { savedSearches, searchEntries } from "./search.table.ts";

export const searchPart: AccountPart = {
  kinds: {
    "saved-searches": (db, memberId) =>
      db
        .select({
          name: savedSearches.name,
          filters: savedSearches.filters,
          alert: savedSearches.alert,
          createdAt: savedSearches.createdAt,
        })
        .from(savedSearches)
        .where(eq(savedSearches.memberId, memberId))
        .orderBy(asc(savedSearches.id)),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(savedSearches).where(eq(savedSearches.memberId, memberId));
    await tx.delete(searchEntries).where(eq(searchEntries.ownerId, memberId));
  },
};
