import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { countRating } from "./count-rating.ts";
import { reviewRequests, reviews, reviewTools, reviewVotes } from "./reviews.table.ts";

export const reviewsPart: AccountPart = {
  kinds: {
    reviews: async (db, memberId) => {
      const rows = await db
        .select()
        .from(reviews)
        .where(eq(reviews.authorId, memberId))
        .orderBy(asc(reviews.id));
      return rows.map(({ authorId: _author, flags: _flags, replierId: _replier, ...row }) => row);
    },
    "review-replies": (db, memberId) =>
      db
        .select({ reviewId: reviews.id, reply: reviews.ownerReply, repliedAt: reviews.repliedAt })
        .from(reviews)
        .where(eq(reviews.replierId, memberId))
        .orderBy(asc(reviews.id)),
    "reviews-found-helpful": (db, memberId) =>
      db
        .select({ reviewId: reviewVotes.reviewId, createdAt: reviewVotes.createdAt })
        .from(reviewVotes)
        .where(eq(reviewVotes.memberId, memberId))
        .orderBy(asc(reviewVotes.reviewId)),
    "review-tools": (db, memberId) =>
      db
        .select({ templates: reviewTools.templates, featuredReviewId: reviewTools.featuredReviewId })
        .from(reviewTools)
        .where(eq(reviewTools.memberId, memberId)),
    "review-requests": (db, memberId) =>
      db
        .select({ targetId: reviewRequests.targetId, createdAt: reviewRequests.createdAt })
        .from(reviewRequests)
        .where(eq(reviewRequests.requesterId, memberId))
        .orderBy(asc(reviewRequests.id)),
  },
  // The reviews are withdrawn and no longer count; their texts, and those of the replies, are erased with their author.
  async erase(ctx, tx, memberId) {
    const touched = await tx
      .select({ id: reviews.id, targetType: reviews.targetType, targetId: reviews.targetId })
      .from(reviews)
      .where(or(eq(reviews.authorId, memberId), eq(reviews.replierId, memberId)))
      // In a fixed order, so that two erasures do not deadlock.
      .orderBy(asc(reviews.targetType), asc(reviews.targetId));
    for (const { targetType, targetId } of touched)
      await ctx.registry.reviewTarget(targetType).lock(tx, targetId);
    await tx
      .update(reviews)
      .set({ status: "withdrawn", withdrawnAt: ctx.now })
      .where(and(eq(reviews.authorId, memberId), ne(reviews.status, "withdrawn")));
    await tx
      .update(reviews)
      .set({ authorId: null, title: "", body: "", photos: [] })
      .where(eq(reviews.authorId, memberId));
    await tx
      .update(reviews)
      .set({ ownerReply: null, repliedAt: null, replierId: null })
      .where(eq(reviews.replierId, memberId));
    for (const target of touched) await countRating(ctx, tx, target);
    await tx.delete(reviewTools).where(eq(reviewTools.memberId, memberId));
    await tx
      .update(reviewRequests)
      .set({ requesterId: null })
      .where(eq(reviewRequests.requesterId, memberId));
    const voted = tx
      .select({ id: reviewVotes.reviewId })
      .from(reviewVotes)
      .where(eq(reviewVotes.memberId, memberId));
    await tx
      .update(reviews)
      .set({ helpfulCount: sql`${reviews.helpfulCount} - 1` })
      .where(inArray(reviews.id, voted));
    await tx.delete(reviewVotes).where(eq(reviewVotes.memberId, memberId));
  },
};
