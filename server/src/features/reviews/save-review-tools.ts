import { and, eq } from "drizzle-orm";
import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import { invalidatePages } from "../../registry/changed.ts";
import type { MemberContext } from "../../context.ts";
import { invalid } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { findOwnTarget, showTools, type OwnTarget } from "./review-tool-queries.ts";
import { reviews, reviewTools } from "./reviews.table.ts";

interface Given {
  templates: string[];
  featuredReviewId: string | null;
}

/** Sets the reply templates and the featured review. */
export async function saveReviewTools(ctx: MemberContext, own: OwnTarget, given: Given) {
  const { targetType } = own;
  return inTransaction(ctx.db, async (tx) => {
    const subject = await findOwnTarget(ctx, tx, own);
    const { featuredReviewId } = given;
    if (featuredReviewId) {
      const published = and(
        eq(reviews.id, featuredReviewId),
        eq(reviews.targetType, targetType),
        eq(reviews.targetId, subject.id),
        eq(reviews.status, "published"),
      );
      if ((await tx.$count(reviews, published)) === 0)
        throw invalid({ featuredReviewId: REVIEW_TEXT.notFeatured(targetType) });
    }
    const key = { memberId: ctx.member.id, targetType, targetId: subject.id };
    const set = { ...given, updatedAt: ctx.now };
    await tx
      .insert(reviewTools)
      .values({ ...key, ...set })
      .onConflictDoUpdate({
        target: [reviewTools.memberId, reviewTools.targetType, reviewTools.targetId],
        set,
      });
    await invalidatePages(ctx, tx, ctx.registry.reviewTarget(targetType).change, [subject.id]);
    return showTools(ctx, tx, targetType, subject);
  });
}
