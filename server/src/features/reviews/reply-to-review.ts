import { eq } from "drizzle-orm";
import { ApiResponse } from "@cardplaza/contract/endpoint";
import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import { invalidatePages } from "../../registry/changed.ts";
import type { MemberContext } from "../../context.ts";
import { conflict, notFound } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { notify } from "../notifications/notify.ts";
import { editableUntil, presentReview } from "./present-review.ts";
import { lockReviewSeenBy, showReview } from "./review-queries.ts";
import { reviews } from "./reviews.table.ts";

/** The reply of the owner or a manager, one for each review. It can be changed for a day, by any of them. */
export async function replyToReview(ctx: MemberContext, id: string, body: string) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const { review, subject } = await lockReviewSeenBy(ctx, tx, id);
    if (!subject.managerIds.includes(member.id)) throw notFound();
    const isFirst = review.repliedAt === null;
    if (review.repliedAt && editableUntil(review.repliedAt) <= now) throw conflict(REVIEW_TEXT.replied);
    await tx
      .update(reviews)
      .set({ ownerReply: body, replierId: member.id, repliedAt: review.repliedAt ?? now })
      .where(eq(reviews.id, id));
    await invalidatePages(ctx, tx, ctx.registry.reviewTarget(review.targetType).change, [subject.id]);
    if (isFirst && review.authorId) {
      await notify(ctx, tx, {
        to: review.authorId,
        news: "review.replied",
        with: { name: subject.name, reply: body },
        targetUrl: `${subject.path}#reviews`,
        about: `review-reply:${id}`,
        sender: member.id,
      });
    }
    const shown = presentReview(await showReview(tx, member.id, id), { viewerId: member.id, subject });
    return new ApiResponse({ review: shown }, { status: isFirst ? 201 : 200 });
  });
}
