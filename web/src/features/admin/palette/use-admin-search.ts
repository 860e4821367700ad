import { ADMIN_SEARCH_MIN } from "@cardplaza/contract/admin/admin-search-words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";

/** What was found stays in sight until the next is found. */
export const useAdminSearch = (q: string) =>
  useQuery({
    ...query["GET /api/admin/search"]({ query: { q } }),
    enabled: q.length >= ADMIN_SEARCH_MIN,
    staleTime: 0,
    placeholderData: keepPreviousData,
    select: ({ groups }) => groups,
  });
