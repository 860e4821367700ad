import type { ReviewSort } from "@cardplaza/contract/reviews/review-words";
import type { ReviewList } from "@cardplaza/contract/reviews/reviews";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";
import { REVIEWS_AT_ONCE } from "./first-reviews.ts";
import type { ReviewedTarget } from "./reviewed-target.ts";

export interface ReviewFilters {
  sort: ReviewSort;
  verified: boolean;
  rating: number | null;
}

const ALL: ReviewFilters = { sort: "newest", verified: false, rating: null };

export const REVIEWS_KEY = "GET /api/reviews";

/** The reviews of a target, page after page. What came with the page itself is shown until a member's own view is there. */
export function useReviews({ targetType, targetId }: ReviewedTarget, initial?: ReviewList) {
  const { status, user } = useSession();
  const [filters, setFilters] = useState(ALL);
  const isAll = !filters.verified && filters.rating === null && filters.sort === ALL.sort;
  const arrived = isAll && initial ? { pages: [initial], pageParams: [1] } : undefined;
  const list = useInfiniteQuery({
    queryKey: [REVIEWS_KEY, targetType, targetId, filters, user?._id ?? null],
    queryFn: ({ pageParam }) =>
      api["GET /api/reviews"]({
        query: {
          targetType,
          targetId,
          sort: filters.sort,
          ...(filters.verified ? { verified: "true" as const } : {}),
          ...(filters.rating ? { rating: filters.rating } : {}),
          page: pageParam,
          limit: REVIEWS_AT_ONCE,
        },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    // Not before the session is known. Visitors use what came with the page.
    enabled:
      status !== "loading" &&
      !(status === "visitor" && arrived !== undefined && arrived.pages[0]!.pages <= 1),
    placeholderData: (before) => before ?? arrived,
  });
  const pages = (list.data ?? arrived)?.pages;
  return {
    filters,
    change: (part: Partial<ReviewFilters>) => setFilters({ ...filters, ...part }),
    clear: () => setFilters({ ...ALL, sort: filters.sort }),
    isFiltered: filters.verified || filters.rating !== null,
    /** The figures of all, and what the viewer may do. */
    first: pages?.[0],
    // A review that was published meanwhile pushes another onto the next page: each is shown once.
    reviews: [...new Map(pages?.flatMap((page) => page.reviews).map((each) => [each._id, each])).values()],
    list,
  };
}
