import type { NewItQuote, Requirement } from "@cardplaza/contract/it-services/it-requirements";
import {
  REQUIREMENT_EVENT,
  type ItQuoteAction,
  type RequirementAction,
} from "@cardplaza/contract/it-services/it-words";
import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { UNREAD_POLL_MS } from "@cardplaza/contract/notifications/notification-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useLiveEvent } from "../../../lib/live/use-live-event.ts";
import { useNews } from "../../../lib/live/use-news.ts";
import { usePollWithoutStream } from "../../../lib/live/use-poll-without-stream.ts";
import { query } from "../../../lib/query.ts";

const requirementQuery = (id: string) => query["GET /api/it-services/requirements/:id"]({ params: { id } });

/** As it is now, also while it is open: the other side may act. */
export function useRequirement(id: string) {
  const requirement = useQuery({
    ...requirementQuery(id),
    staleTime: 0,
    refetchInterval: usePollWithoutStream(UNREAD_POLL_MS),
  });
  const lookAgain = () => void requirement.refetch();
  useNews(REQUIREMENT_EVENT, lookAgain, ({ requirementId }) => requirementId === id);
  useLiveEvent(STREAM_EVENT.open, lookAgain);
  return requirement;
}

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
