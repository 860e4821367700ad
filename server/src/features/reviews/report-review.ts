import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import type { MemberContext } from "../../context.ts";
import { conflict } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { reportOnce } from "../moderation/report-once.ts";
import { lockReviewSeenBy } from "./review-queries.ts";

/** Whoever finds it wrong, the owner too, tells an administrator. It stays where it is until one decides. */
export async function reportReview(
  ctx: MemberContext,
  id: string,
  report: { reason: string; details?: string },
) {
  return inTransaction(ctx.db, async (tx) => {
    const { review } = await lockReviewSeenBy(ctx, tx, id);
    if (review.authorId === ctx.member.id) throw conflict(REVIEW_TEXT.ownReview);
    return reportOnce(ctx, tx, { targetType: "review", targetId: id, ...report });
  });
}
