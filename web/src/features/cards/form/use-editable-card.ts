import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";

const cardQuery = (id: string) => query["GET /api/business-cards/:id"]({ params: { id: id.toLowerCase() } });

/** A card to edit, always as it is now; `missing` where it is not one's own. */
export function useEditableCard(id: string) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...cardQuery(id),
    refetchOnMount: "always",
  });
  const refused = error instanceof ApiError && [400, 404, 410].includes(error.status);
  const card = isFetchedAfterMount && !error ? data : undefined;
  const missing = refused || card?.isOwner === false;
  return {
    card: missing ? undefined : card,
    missing,
    failed: error !== null && !refused,
    isFetching,
    refetch,
  };
}

/** Asks again, and hands the latest version over. */
export function useLatestCard(id: string) {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...cardQuery(id), staleTime: 0 });
}
