import type { ReviewTools } from "@cardplaza/contract/reviews/review-tools";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { useIsPremium } from "../plan/use-is-premium.ts";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { useRefreshReviews } from "./use-review-actions.ts";

const toolsOf = ({ targetType, targetId }: ReviewedTarget) =>
  query["GET /api/reviews/tools"]({ query: { targetType, targetId } });

/** The owner's tools; undefined for managers, on the free plan and while they load. */
export function useReviewTools(target: ReviewedTarget, isOwner = true) {
  const premium = useIsPremium();
  const tools = useQuery({ ...toolsOf(target), enabled: isOwner && premium === true });
  return { ...tools, isPremium: premium };
}

type Settable = Pick<ReviewTools, "templates" | "featuredReviewId">;

/** Changes the templates or the featured review; what is not named stays. */
export function useSaveTools(target: ReviewedTarget) {
  const { targetType, targetId } = target;
  const saved = toolsOf(target);
  const queries = useQueryClient();
  const refresh = useRefreshReviews();
  return useMutation({
    mutationFn: async (part: Partial<Settable>) => {
      // Read again first: another tab may have changed the other half.
      const { templates, featuredReviewId } = await queries.fetchQuery({ ...saved, staleTime: 0 });
      return api["PUT /api/reviews/tools"]({
        query: { targetType, targetId },
        body: { templates, featuredReviewId, ...part },
      });
    },
    onSuccess: async (tools, { featuredReviewId }) => {
      queries.setQueryData(saved.queryKey, tools);
      if (featuredReviewId !== undefined) await refresh();
    },
  });
}

export function useRefreshTools(target: ReviewedTarget) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: toolsOf(target).queryKey });
}
