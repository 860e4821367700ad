import { and, eq } from "drizzle-orm";
import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import { invalidatePages } from "../../registry/changed.ts";
import type { MemberContext } from "../../context.ts";
import { conflict } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockReviewSeenBy } from "./review-queries.ts";
import { reviews, reviewVotes } from "./reviews.table.ts";

/** One vote for each member; a second call withdraws it. */
export async function voteHelpful(ctx: MemberContext, id: string) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const { review, subject } = await lockReviewSeenBy(ctx, tx, id);
    if (review.authorId === member.id) throw conflict(REVIEW_TEXT.ownReview);
    if (subject.managerIds.includes(member.id)) throw conflict(REVIEW_TEXT.ownersHelpful(review.targetType));
    const taken = await tx
      .delete(reviewVotes)
      .where(and(eq(reviewVotes.reviewId, id), eq(reviewVotes.memberId, member.id)))
      .returning();
    const helpful = taken.length === 0;
    if (helpful) await tx.insert(reviewVotes).values({ reviewId: id, memberId: member.id, createdAt: now });
    const helpfulCount = await tx.$count(reviewVotes, eq(reviewVotes.reviewId, id));
    await tx.update(reviews).set({ helpfulCount }).where(eq(reviews.id, id));
    await invalidatePages(ctx, tx, ctx.registry.reviewTarget(review.targetType).change, [subject.id]);
    return { helpful, helpfulCount };
  });
}
