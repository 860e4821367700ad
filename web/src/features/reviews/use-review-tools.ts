import type { ReviewTools } from "@cardplaza/contract/reviews/review-tools";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { useIsPremium } from "../plan/use-is-premium.ts";
import { useRefreshReviews } from "./use-review-actions.ts";

const TOOLS = query["GET /api/reviews/tools"]();

/** The owner's tools; undefined on the free plan and while they load. */
export function useReviewTools() {
  const premium = useIsPremium();
  const tools = useQuery({ ...TOOLS, enabled: premium === true });
  return { ...tools, isPremium: premium };
}

type Settable = Pick<ReviewTools, "templates" | "featuredReviewId">;

/** Changes the templates or the featured review; what is not named stays. */
export function useSaveTools() {
  const queries = useQueryClient();
  const refresh = useRefreshReviews();
  return useMutation({
    mutationFn: async (part: Partial<Settable>) => {
      // Read again first: another tab may have changed the other half.
      const { templates, featuredReviewId } = await queries.fetchQuery({ ...TOOLS, staleTime: 0 });
      return api["PUT /api/reviews/tools"]({ body: { templates, featuredReviewId, ...part } });
    },
    onSuccess: async (saved, { featuredReviewId }) => {
      queries.setQueryData(TOOLS.queryKey, saved);
      if (featuredReviewId !== undefined) await refresh();
    },
  });
}

export function useRefreshTools() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: TOOLS.queryKey });
}
