import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import {
  bookmarkCollections,
  bookmarks,
  hiddenPosts,
  mutedMembers,
  mutedPosts,
  mutedWords,
} from "./kept.table.ts";

/** What a member saved, and what they did not want to see. */
export const keptPostsPart: AccountPart = {
  kinds: {
    "saved-posts": (db, memberId) =>
      db
        .select({ postId: bookmarks.postId, collection: bookmarkCollections.name, at: bookmarks.at })
        .from(bookmarks)
        .leftJoin(bookmarkCollections, eq(bookmarkCollections.id, bookmarks.collectionId))
        .where(eq(bookmarks.memberId, memberId))
        .orderBy(asc(bookmarks.at), asc(bookmarks.postId)),
    "hidden-posts": (db, memberId) =>
      db
        .select({ postId: hiddenPosts.postId, at: hiddenPosts.at })
        .from(hiddenPosts)
        .where(eq(hiddenPosts.memberId, memberId))
        .orderBy(asc(hiddenPosts.at)),
    "muted-posts": (db, memberId) =>
      db
        .select({ postId: mutedPosts.postId, at: mutedPosts.at })
        .from(mutedPosts)
        .where(eq(mutedPosts.memberId, memberId))
        .orderBy(asc(mutedPosts.at)),
    "muted-members": (db, memberId) =>
      db
        .select({ memberId: mutedMembers.mutedId, at: mutedMembers.at })
        .from(mutedMembers)
        .where(eq(mutedMembers.memberId, memberId))
        .orderBy(asc(mutedMembers.at)),
    "muted-words": async (db, memberId) => {
      const [row] = await db.select().from(mutedWords).where(eq(mutedWords.memberId, memberId));
      return (row?.words ?? []).map((word) => ({ word }));
    },
  },
  async erase(_ctx, tx, memberId) {
    for (const table of [bookmarks, bookmarkCollections, hiddenPosts, mutedPosts, mutedWords])
      await tx.delete(table).where(eq(table.memberId, memberId));
    await tx.delete(mutedMembers).where(eq(mutedMembers.memberId, memberId));
    await tx.delete(mutedMembers).where(eq(mutedMembers.mutedId, memberId));
  },
};
