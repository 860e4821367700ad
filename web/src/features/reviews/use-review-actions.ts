import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InfiniteData } from "@tanstack/react-query";
import type { Review, ReviewList } from "@cardplaza/contract/reviews/reviews";
import { api } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { REVIEWS_KEY } from "./use-reviews.ts";

const sayWhy = (error: unknown) =>
  toast({ title: "Error", description: problemText(error), variant: "destructive" });

/** Reads all lists of reviews again. */
export function useRefreshReviews() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [REVIEWS_KEY] });
}

/** Changes one review in every list that shows it. */
export function useShowReview() {
  const queries = useQueryClient();
  return (id: string, part: Partial<Review>) =>
    queries.setQueriesData<InfiniteData<ReviewList>>(
      { queryKey: [REVIEWS_KEY] },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            reviews: page.reviews.map((each) => (each._id === id ? { ...each, ...part } : each)),
          })),
        },
    );
}

export function useHelpful() {
  const show = useShowReview();
  return useMutation({
    mutationFn: (id: string) => api["POST /api/reviews/:id/helpful"]({ params: { id } }),
    onSuccess: ({ helpful, helpfulCount }, id) => show(id, { foundHelpful: helpful, helpfulCount }),
    onError: sayWhy,
  });
}

export function useReportReview() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; reason: string; details: string }) =>
      api["POST /api/reviews/:id/report"]({ params: { id }, body }),
    onSuccess: () =>
      toast({ title: "Report received", description: "Thank you. We will look at this review." }),
  });
}

export function useWithdraw() {
  const refresh = useRefreshReviews();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        return await api["POST /api/reviews/:id/withdraw"]({ params: { id } });
      } catch (error) {
        throw new Error(problemText(error), { cause: error });
      }
    },
    onSuccess: async () => {
      toast({ title: "Review withdrawn" });
      await refresh();
    },
  });
}
