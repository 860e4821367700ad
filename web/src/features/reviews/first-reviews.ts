import type { PageContext } from "@cardplaza/contract/page";
import type { ReviewedTarget } from "./reviewed-target.ts";

export const REVIEWS_AT_ONCE = 10;

/** The first page of the reviews, for the loader of a page that shows them. */
export const firstReviews = (
  { api }: PageContext,
  { targetType, targetId }: Pick<ReviewedTarget, "targetType" | "targetId">,
) => api["GET /api/reviews"]({ query: { targetType, targetId, limit: REVIEWS_AT_ONCE } });
