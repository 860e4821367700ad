import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { posts } from "../posts/posts.table.ts";
import { comments, type CommentRow } from "./comments.table.ts";

/** Removes a comment of a locked post. One with replies keeps its place, without its text, until the last reply is gone. */
export async function removeComment(tx: Tx, comment: CommentRow, now: Date): Promise<void> {
  const { id, postId, parentId, replies } = comment;
  if (replies > 0)
    await tx.update(comments).set({ body: "", mentions: [], deletedAt: now }).where(eq(comments.id, id));
  else await tx.delete(comments).where(eq(comments.id, id));
  await tx
    .update(posts)
    .set({ comments: sql`${posts.comments} - 1` })
    .where(eq(posts.id, postId));
  if (parentId === null) return;
  await tx
    .update(comments)
    .set({ replies: sql`${comments.replies} - 1` })
    .where(eq(comments.id, parentId));
  await tx
    .delete(comments)
    .where(and(eq(comments.id, parentId), isNotNull(comments.deletedAt), eq(comments.replies, 0)));
}
