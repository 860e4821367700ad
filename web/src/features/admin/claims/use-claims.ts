import {
  CLAIM_FILTERS,
  CLAIM_QUERY_MIN,
  type ClaimAction,
} from "@cardplaza/contract/directory/claims/claim-words";
import type { WholeClaim } from "@cardplaza/contract/directory/claims/claims";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useAdminList } from "../lists/use-admin-list.ts";

const LIST = "GET /api/admin/claims";
const ONE = "GET /api/admin/claims/:id";

export const useClaims = () =>
  useAdminList({
    key: LIST,
    statuses: CLAIM_FILTERS,
    queryMin: CLAIM_QUERY_MIN,
    read: (query) => api[LIST]({ query }),
  });

export const useClaim = (id: string) =>
  useQuery({
    queryKey: [ONE, id],
    queryFn: async () => (await api[ONE]({ params: { id } })).claim,
    // Its links to documents work for some minutes.
    staleTime: 0,
  });

/** Decides on the version that was seen. */
export function useDecideClaim({ _id: id, version }: WholeClaim) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { action: ClaimAction; reason?: string | undefined }) =>
      api["PATCH /api/admin/claims/:id"]({ params: { id }, body: { ...body, version } }),
    // A refusal too means that what is shown is old.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [LIST] }),
        queries.invalidateQueries({ queryKey: [ONE] }),
      ]),
  });
}
