import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findPostSeenBy } from "../posts/post-queries.ts";
import { requireCollection } from "./collection-queries.ts";
import { bookmarks } from "./kept.table.ts";

/** Saves a post. Saved again, it stays where it is unless a collection is named; null takes it out of its collection. */
export function bookmarkPost(
  { db, member, now }: MemberContext,
  postId: string,
  collectionId: string | null | undefined,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await findPostSeenBy(tx, member.id, postId);
    if (collectionId) await requireCollection(tx, member.id, collectionId);
    const adding = tx
      .insert(bookmarks)
      .values({ memberId: member.id, postId, collectionId: collectionId ?? null, at: now });
    if (collectionId === undefined) await adding.onConflictDoNothing();
    else
      await adding.onConflictDoUpdate({
        target: [bookmarks.memberId, bookmarks.postId],
        set: { collectionId },
      });
  });
}

/** Works also for a post that is not there any more. */
export async function removeBookmark({ db, member }: MemberContext, postId: string): Promise<void> {
  await db.delete(bookmarks).where(and(eq(bookmarks.memberId, member.id), eq(bookmarks.postId, postId)));
}
