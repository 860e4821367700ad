import { eq } from "drizzle-orm";
import { hasLink } from "@cardplaza/contract/connect/post-rules";
import { COMMENT_EDIT_MINUTES, POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { checkMentions, requireProven } from "../check-mentions.ts";
import { notifyAboutPost } from "../posts/notify-about-post.ts";
import { findPostSeenBy } from "../posts/post-queries.ts";
import type { StoredMention } from "../posts/posts.table.ts";
import { findComment, lockComment } from "./comment-queries.ts";
import { comments } from "./comments.table.ts";
import { invalidatePostPages } from "./invalidate-post-pages.ts";
import { presentComments } from "./present-comments.ts";

/** Only the author's own, soon after it was written. Those who are mentioned now and were not before are notified. */
export function editComment(
  ctx: MemberContext,
  id: string,
  written: { body: string; mentions: StoredMention[] },
) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const { postId } = await findComment(tx, id, eq(comments.memberId, member.id));
    const post = await findPostSeenBy(tx, member.id, postId, "share");
    const before = await lockComment(tx, id);
    if (now.getTime() > before.createdAt.getTime() + COMMENT_EDIT_MINUTES * MINUTE_MS)
      throw wrongState(POST_TEXT.tooLate);
    if (hasLink(written.body)) requireProven(member);
    const mentions = await checkMentions(tx, member, written.body, written.mentions);
    const comment = one(
      await tx
        .update(comments)
        .set({ body: written.body, mentions, editedAt: now })
        .where(eq(comments.id, id))
        .returning(),
    );
    const known = new Set(before.mentions.map(({ userId }) => userId));
    const to = mentions.map(({ userId }) => userId).filter((userId) => !known.has(userId));
    await notifyAboutPost(ctx, tx, { post, kind: "mention", to, comment });
    await invalidatePostPages(ctx, tx, post);
    return one(await presentComments(tx, member.id, [{ comment, isReadable: true }]));
  });
}
