import { useQuery } from "@tanstack/react-query";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../lib/query.ts";

/** People to meet, and how many connections and invitations there are. */
export const useAround = () =>
  useQuery({
    ...query["GET /api/connections"]({ query: { tab: "suggestions" } }),
    staleTime: FRESH_FOR_FIVE_MINUTES,
  });
