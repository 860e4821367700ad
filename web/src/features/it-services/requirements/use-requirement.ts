import type { NewItQuote, Requirement } from "@cardplaza/contract/it-services/it-requirements";
import type { ItQuoteAction, RequirementAction } from "@cardplaza/contract/it-services/it-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";

const requirementQuery = (id: string) => query["GET /api/it-services/requirements/:id"]({ params: { id } });

/** As it is now: the other side may have acted. */
export const useRequirement = (id: string) => useQuery({ ...requirementQuery(id), staleTime: 0 });

/** What the reader may do with a requirement. Each response is the requirement as it is afterwards. */
export function useRequirementWrites(id: string) {
  const queryClient = useQueryClient();
  const onSuccess = (requirement: Requirement) => {
    queryClient.setQueryData(requirementQuery(id).queryKey, requirement);
    return queryClient.invalidateQueries({ queryKey: ["GET /api/it-services/requirements"] });
  };
  return {
    move: useMutation({
      mutationFn: (action: RequirementAction) =>
        api["PATCH /api/it-services/requirements/:id"]({ params: { id }, body: { action } }),
      onSuccess,
    }),
    decide: useMutation({
      mutationFn: ({ quoteId, action }: { quoteId: string; action: ItQuoteAction }) =>
        api["PATCH /api/quotes/:id"]({ params: { id: quoteId }, body: { action } }),
      onSuccess,
    }),
    quote: useMutation({
      mutationFn: (body: NewItQuote) =>
        api["POST /api/it-services/requirements/:id/quotes"]({ params: { id }, body }),
      onSuccess,
    }),
  };
}
