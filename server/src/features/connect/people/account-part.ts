import { asc, eq, or } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { isKnownTo } from "./introductions/introduction-queries.ts";
import { connectionNotes, introductions, suggestionLists, suggestions } from "./people.table.ts";

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
    introductions: (db, memberId) =>
      db
        .select({
          askerId: introductions.askerId,
          viaId: introductions.viaId,
          targetId: introductions.targetId,
          reason: introductions.reason,
          status: introductions.status,
          at: introductions.at,
        })
        .from(introductions)
        .where(isKnownTo(memberId))
        .orderBy(asc(introductions.id)),
  },
  async erase(_ctx, tx, memberId) {
    const { askerId, viaId, targetId } = introductions;
    await tx.delete(connectionNotes).where(eq(connectionNotes.memberId, memberId));
    await tx
      .delete(introductions)
      .where(or(eq(askerId, memberId), eq(viaId, memberId), eq(targetId, memberId)));
    await tx
      .delete(suggestions)
      .where(or(eq(suggestions.memberId, memberId), eq(suggestions.personId, memberId)));
    await tx.delete(suggestionLists).where(eq(suggestionLists.memberId, memberId));
  },
};
