import { eq, sql } from "drizzle-orm";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { isWrittenBy } from "../posts/post-conditions.ts";
import { posts } from "../posts/posts.table.ts";
import { findComment, lockComment } from "./comment-queries.ts";
import { invalidatePostPages } from "./invalidate-post-pages.ts";
import { removeComment } from "./remove-comment.ts";

/** For its author, also below a post that they cannot see any more, and for the post's author. */
export function deleteComment(ctx: MemberContext, id: string): Promise<void> {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const { postId } = await findComment(tx, id);
    const [post] = await tx
      .select({
        id: posts.id,
        status: posts.status,
        visibility: posts.visibility,
        isOwn: sql<boolean>`${isWrittenBy(member.id)}`,
      })
      .from(posts)
      .where(eq(posts.id, postId))
      .for("update");
    const comment = await lockComment(tx, id);
    if (!post || (comment.memberId !== member.id && !post.isOwn)) throw notFound(POST_TEXT.commentNotFound);
    await removeComment(tx, comment, now);
    await invalidatePostPages(ctx, tx, post);
  });
}
