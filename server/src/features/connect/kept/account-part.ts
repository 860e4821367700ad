import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { bookmarkCollections, bookmarks, hiddenPosts, mutedPosts } from "./kept.table.ts";

/** What a member saved, and posts that they did not want to see. */
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
  },
  async erase(_ctx, tx, memberId) {
    for (const table of [bookmarks, bookmarkCollections, hiddenPosts, mutedPosts])
      await tx.delete(table).where(eq(table.memberId, memberId));
  },
};
