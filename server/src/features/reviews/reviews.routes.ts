import type { reviewTools } from "@cardplaza/contract/reviews/review-tools";
import type { reviews } from "@cardplaza/contract/reviews/reviews";
import type { HandlersOf } from "../../context.ts";
import { moderatedReviews } from "./moderated-reviews.ts";
import { deleteReplyTemplates } from "./delete-reply-templates.ts";
import { drawCounterQr } from "./draw-counter-qr.ts";
import { voteHelpful } from "./vote-helpful.ts";
import { listReviews } from "./list-reviews.ts";
import { postReview } from "./post-review.ts";
import { replyToReview } from "./reply-to-review.ts";
import { submitReport } from "../moderation/submit-report.ts";
import { requestReviews } from "./request-reviews.ts";
import { findOwnTarget, showTools } from "./review-tool-queries.ts";
import { saveReviewTools } from "./save-review-tools.ts";
import { serveWidget } from "./serve-widget.ts";
import { withdrawReview } from "./withdraw-review.ts";

export const reviewHandlers: HandlersOf<typeof reviews & typeof reviewTools> = {
  "GET /api/reviews": ({ ctx, query }) => listReviews(ctx, query),
  "POST /api/reviews": ({ ctx, query, body }) => postReview(ctx, query, body),
  "POST /api/reviews/:id/reply": ({ ctx, params, body }) => replyToReview(ctx, params.id, body.body),
  "POST /api/reviews/:id/helpful": ({ ctx, params }) => voteHelpful(ctx, params.id),
  "POST /api/reviews/:id/report": ({ ctx, params, body }) => submitReport(ctx, "review", params.id, body),
  "POST /api/reviews/:id/withdraw": ({ ctx, params }) => withdrawReview(ctx, params.id),
  "GET /api/reviews/tools": async ({ ctx, query }) =>
    showTools(ctx, ctx.db, query.targetType, await findOwnTarget(ctx, ctx.db, query)),
  "PUT /api/reviews/tools": ({ ctx, query, body }) => saveReviewTools(ctx, query, body),
  "DELETE /api/reviews/tools/templates": ({ ctx }) => deleteReplyTemplates(ctx),
  "GET /api/reviews/tools/qr.png": ({ ctx, query }) => drawCounterQr(ctx, query),
  "POST /api/reviews/requests": ({ ctx, body }) => requestReviews(ctx, body, body.contacts),
  "GET /api/reviews/widget.js": ({ ctx, query }) => serveWidget(ctx, query),
  "GET /api/admin/reviews": ({ ctx, query }) => moderatedReviews.list(ctx, query),
  "GET /api/admin/reviews/:id": async ({ ctx, params }) => ({
    review: await moderatedReviews.show(ctx, params.id),
  }),
  "PATCH /api/admin/reviews/:id": ({ ctx, params, body: { action, reason } }) =>
    moderatedReviews.decide(ctx, params.id, { action, reason }),
};
