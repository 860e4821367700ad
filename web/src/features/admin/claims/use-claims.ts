import { CLAIM_FILTERS, CLAIM_QUERY_MIN } from "@cardplaza/contract/directory/claims/claim-desk-words";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useAdminList } from "../lists/use-admin-list.ts";

const LIST = "GET /api/admin/claims";
const ONE = "GET /api/admin/claims/:id";
export const CLAIM_READS = [LIST, ONE];

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
