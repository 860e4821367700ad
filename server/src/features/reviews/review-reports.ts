import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import { conflict } from "../../platform/refusals.ts";
import type { ReportTarget } from "../../registry/report-target.ts";
import { lockReviewSeenBy } from "./review-queries.ts";

/** The owner and the managers of the target may report a review too. It stays published until an administrator decides. */
export const reviewReports: ReportTarget = {
  type: "review",
  async requireReportable(ctx, tx, id) {
    const { review } = await lockReviewSeenBy(ctx, tx, id);
    if (review.authorId === ctx.member.id) throw conflict(REVIEW_TEXT.ownReview);
  },
};
