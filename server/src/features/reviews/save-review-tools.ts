import { and, eq } from "drizzle-orm";
import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import { invalidatePages } from "../../registry/changed.ts";
import type { MemberContext } from "../../context.ts";
import { invalid } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { findOwnTarget, showTools, TOOLS_TYPE } from "./review-tool-queries.ts";
import { reviews, reviewTools } from "./reviews.table.ts";

interface Given {
  templates: string[];
  featuredReviewId: string | null;
}

/** Sets the reply templates and the featured review. */
export async function saveReviewTools(ctx: MemberContext, given: Given) {
  return inTransaction(ctx.db, async (tx) => {
    const subject = await findOwnTarget(ctx, tx);
    const { featuredReviewId } = given;
    if (featuredReviewId) {
      const published = and(
        eq(reviews.id, featuredReviewId),
        eq(reviews.targetType, TOOLS_TYPE),
        eq(reviews.targetId, subject.id),
        eq(reviews.status, "published"),
      );
      if ((await tx.$count(reviews, published)) === 0)
        throw invalid({ featuredReviewId: REVIEW_TEXT.notFeatured });
    }
    const key = { memberId: ctx.member.id, targetType: TOOLS_TYPE, targetId: subject.id } as const;
    const set = { ...given, updatedAt: ctx.now };
    await tx
      .insert(reviewTools)
      .values({ ...key, ...set })
      .onConflictDoUpdate({
        target: [reviewTools.memberId, reviewTools.targetType, reviewTools.targetId],
        set,
      });
    await invalidatePages(ctx, tx, ctx.registry.reviewTarget(TOOLS_TYPE).change, [subject.id]);
    return showTools(ctx, tx, subject);
  });
}
