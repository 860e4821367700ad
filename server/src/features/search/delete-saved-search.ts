import type { MemberContext } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import { isOwnSearch } from "./saved-search-queries.ts";
import { savedSearches } from "./search.table.ts";

export async function deleteSavedSearch({ db, member }: MemberContext, id: string): Promise<void> {
  const gone = await db.delete(savedSearches).where(isOwnSearch(member.id, id)).returning();
  if (gone.length === 0) throw notFound();
}
