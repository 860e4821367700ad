import { eq } from "drizzle-orm";
import {
  MAX_SAVED_SEARCHES,
  SEARCH_TEXT,
  type SavedFilters,
  type SearchAlert,
} from "@cardplaza/contract/search/search-words";
import type { MemberContext } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { limitReached } from "../../platform/refusals.ts";
import { takeTurn } from "../../platform/advisory-locks.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { savedSearches, type SavedSearchRow } from "./search.table.ts";

interface NewSearch {
  name: string;
  filters: SavedFilters;
  alert: SearchAlert;
}

/** What exists now is not new: alerts are about what comes later. */
export function saveSearch({ db, member, now }: MemberContext, search: NewSearch): Promise<SavedSearchRow> {
  return inTransaction(db, async (tx) => {
    // Two tabs at once must not save a twenty-first.
    await takeTurn(tx, "savedSearches", member.id);
    if ((await tx.$count(savedSearches, eq(savedSearches.memberId, member.id))) >= MAX_SAVED_SEARCHES)
      throw limitReached(SEARCH_TEXT.tooMany);
    const row = { ...search, id: newId(now.getTime()), memberId: member.id, createdAt: now, lookedAt: now };
    await tx.insert(savedSearches).values(row);
    return row;
  });
}
