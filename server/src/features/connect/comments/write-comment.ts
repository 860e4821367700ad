import { and, eq, sql } from "drizzle-orm";
import { hasLink } from "@cardplaza/contract/connect/post-rules";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { checkMentions, requireProven } from "../check-mentions.ts";
import { authorsToNotify, notifyAboutPost } from "../posts/notify-about-post.ts";
import { findPostSeenBy } from "../posts/post-queries.ts";
import { posts, type PostRow, type StoredMention } from "../posts/posts.table.ts";
import { isReadableBy } from "./comment-conditions.ts";
import { findComment } from "./comment-queries.ts";
import { comments, type CommentRow } from "./comments.table.ts";
import { invalidatePostPages } from "./invalidate-post-pages.ts";
import { presentComments } from "./present-comments.ts";

interface NewComment {
  body: string;
  mentions: StoredMention[];
  parentId?: string;
}

/** Comments on a post, or replies to a comment. The locked post cannot be deleted meanwhile, and its count stays right. */
export function writeComment(ctx: MemberContext, postId: string, written: NewComment) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const post = await findPostSeenBy(tx, member.id, postId, "update");
    const parent = written.parentId ? await findParent(ctx, tx, postId, written.parentId) : undefined;
    if (hasLink(written.body)) requireProven(member);
    const row = {
      id: newId(now.getTime()),
      postId,
      parentId: parent?.id ?? null,
      memberId: member.id,
      body: written.body,
      mentions: await checkMentions(tx, member, written.body, written.mentions),
      createdAt: now,
    };
    const comment = one(await tx.insert(comments).values(row).returning());
    await tx
      .update(posts)
      .set({ comments: sql`${posts.comments} + 1` })
      .where(eq(posts.id, postId));
    if (parent)
      await tx
        .update(comments)
        .set({ replies: sql`${comments.replies} + 1` })
        .where(eq(comments.id, parent.id));
    await notifyOthers(ctx, tx, post, comment, parent);
    await invalidatePostPages(ctx, tx, post);
    return one(await presentComments(tx, member.id, [{ comment, isReadable: true }]));
  });
}

async function findParent(
  { member }: MemberContext,
  tx: Tx,
  postId: string,
  id: string,
): Promise<CommentRow> {
  const parent = await findComment(tx, id, and(eq(comments.postId, postId), isReadableBy(member.id)));
  if (parent.parentId !== null) throw invalid({ parentId: POST_TEXT.replyToReply });
  return parent;
}

/** Each member once: of a reply to them, of a comment on their post, or of a mention. */
async function notifyOthers(
  ctx: MemberContext,
  tx: Tx,
  post: PostRow,
  comment: CommentRow,
  parent: CommentRow | undefined,
): Promise<void> {
  const notified = new Set<string>();
  const news = [
    ["reply", parent ? [parent.memberId] : []],
    ["comment", await authorsToNotify(tx, post)],
    ["mention", comment.mentions.map(({ userId }) => userId)],
  ] as const;
  for (const [kind, ids] of news) {
    const to = ids.filter((id) => !notified.has(id));
    await notifyAboutPost(ctx, tx, { post, kind, to, comment });
    for (const id of to) notified.add(id);
  }
}
