import { moderatedReviews } from "./moderated-reviews.ts";
import type { Registration } from "../../registry/registration.ts";
import { invalidatePages } from "../../registry/changed.ts";
import { reviewsPart } from "./account-part.ts";
import { waitingReviews } from "./review-cases.ts";
import { reviewReports } from "./review-reports.ts";
import { countTemplatesOf } from "./review-tool-queries.ts";
import { reviewRequests, reviews, reviewTools } from "./reviews.table.ts";
import { targetsReviewedBy } from "./reviewed-targets.ts";

export const reviewsRegistration: Registration = {
  moderated: [moderatedReviews],
  queues: [waitingReviews],
  account: [reviewsPart],
  reports: [reviewReports],
  targets: { review: reviews.id },
  pointers: [reviews, reviewRequests, reviewTools].map(({ targetType: type, targetId: id }) => ({
    type,
    id,
  })),
  // Reviews show their authors' names.
  async onChange(ctx, tx, change, ids) {
    if (change !== "member") return;
    for (const [type, targetIds] of await targetsReviewedBy(tx, ids))
      await invalidatePages(ctx, tx, ctx.registry.reviewTarget(type).change, targetIds);
  },
  premiumLeftovers: async ({ db, member }) => ({ reviewTemplates: await countTemplatesOf(db, member.id) }),
};
