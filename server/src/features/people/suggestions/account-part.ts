import { asc, eq, or } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { hiddenSuggestions, suggestionLists, suggestions } from "./suggestions.table.ts";

export const suggestionsPart: AccountPart = {
  kinds: {
    "hidden-suggestions": (db, memberId) =>
      db
        .select({ personId: hiddenSuggestions.personId, at: hiddenSuggestions.at })
        .from(hiddenSuggestions)
        .where(eq(hiddenSuggestions.memberId, memberId))
        .orderBy(asc(hiddenSuggestions.personId)),
  },
  async erase(_ctx, tx, memberId) {
    await tx
      .delete(suggestions)
      .where(or(eq(suggestions.memberId, memberId), eq(suggestions.personId, memberId)));
    await tx
      .delete(hiddenSuggestions)
      .where(or(eq(hiddenSuggestions.memberId, memberId), eq(hiddenSuggestions.personId, memberId)));
    await tx.delete(suggestionLists).where(eq(suggestionLists.memberId, memberId));
  },
};
