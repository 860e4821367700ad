import { and, asc, eq, inArray } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { posts } from "../posts/posts.table.ts";
import { notDeleted } from "./comment-conditions.ts";
import { comments } from "./comments.table.ts";
import { invalidatePostPages } from "./invalidate-post-pages.ts";
import { removeComment } from "./remove-comment.ts";

const isOf = (memberId: string) => and(eq(comments.memberId, memberId), notDeleted());

export const commentsPart: AccountPart = {
  kinds: {
    comments: (db, memberId) =>
      db
        .select({
          postId: comments.postId,
          body: comments.body,
          createdAt: comments.createdAt,
          editedAt: comments.editedAt,
        })
        .from(comments)
        .where(isOf(memberId))
        .orderBy(asc(comments.id)),
  },
  async erase(ctx, tx, memberId) {
    const found = await tx.selectDistinct({ id: comments.postId }).from(comments).where(isOf(memberId));
    const commented = await tx
      .select({ id: posts.id, status: posts.status, visibility: posts.visibility })
      .from(posts)
      .where(
        inArray(
          posts.id,
          found.map(({ id }) => id),
        ),
      )
      .orderBy(asc(posts.id))
      .for("update");
    // Replies first: a comment whose last reply goes with it leaves no place behind.
    const rows = await tx.select().from(comments).where(isOf(memberId)).orderBy(asc(comments.parentId));
    for (const { id } of rows) {
      const [comment] = await tx.select().from(comments).where(eq(comments.id, id));
      if (comment) await removeComment(tx, comment, ctx.now);
    }
    for (const post of commented) await invalidatePostPages(ctx, tx, post);
  },
};
