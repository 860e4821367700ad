import { POST_TEXT, postTag } from "@cardplaza/contract/connect/post-words";
import type { MemberContext } from "../../../context.ts";
import { conflict, invalid, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { hasPublicPage } from "./post-page-tags.ts";
import { findPostSeenBy } from "./post-queries.ts";
import { pollVotes } from "./posts.table.ts";
import { showPost } from "./show-post.ts";

/** Once, until the poll ends. Of two votes of a member at once, one counts. */
export function voteInPoll(ctx: MemberContext, id: string, option: number) {
  return inTransaction(ctx.db, async (tx) => {
    // The poll cannot change while somebody votes.
    const post = await findPostSeenBy(tx, ctx.member.id, id, "share");
    const { poll } = post;
    if (!poll) throw wrongState(POST_TEXT.noPoll);
    if (ctx.now >= new Date(poll.endsAt)) throw wrongState(POST_TEXT.pollEnded);
    if (option >= poll.options.length) throw invalid({ option: POST_TEXT.badOption });
    const counted = await tx
      .insert(pollVotes)
      .values({ postId: id, memberId: ctx.member.id, option, at: ctx.now })
      .onConflictDoNothing()
      .returning({ option: pollVotes.option });
    if (counted.length === 0) throw conflict(POST_TEXT.voted);
    if (hasPublicPage(post)) await ctx.pages.invalidate(tx, [postTag(id)]);
    return showPost({ ...ctx, db: tx }, id);
  });
}
