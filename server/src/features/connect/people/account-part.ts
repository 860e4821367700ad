import { asc, eq, or } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { connectionNotes, hiddenSuggestions, suggestionLists, suggestions } from "./people.table.ts";

export const peoplePart: AccountPart = {
  kinds: {
    "connection-notes": (db, memberId) =>
      db
        .select({
          connectionId: connectionNotes.connectionId,
          tags: connectionNotes.tags,
          privateNote: connectionNotes.privateNote,
        })
        .from(connectionNotes)
        .where(eq(connectionNotes.memberId, memberId))
        .orderBy(asc(connectionNotes.connectionId)),
    "hidden-suggestions": (db, memberId) =>
      db
        .select({ personId: hiddenSuggestions.personId, at: hiddenSuggestions.at })
        .from(hiddenSuggestions)
        .where(eq(hiddenSuggestions.memberId, memberId))
        .orderBy(asc(hiddenSuggestions.personId)),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(connectionNotes).where(eq(connectionNotes.memberId, memberId));
    await tx
      .delete(suggestions)
      .where(or(eq(suggestions.memberId, memberId), eq(suggestions.personId, memberId)));
    await tx
      .delete(hiddenSuggestions)
      .where(or(eq(hiddenSuggestions.memberId, memberId), eq(hiddenSuggestions.personId, memberId)));
    await tx.delete(suggestionLists).where(eq(suggestionLists.memberId, memberId));
  },
};
