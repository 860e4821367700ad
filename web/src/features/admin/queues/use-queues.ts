import { MINUTE_MS } from "@cardplaza/contract/time";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";

/** What waits for this administrator, looked at again each minute while the page is seen. */
export const useQueues = () =>
  useQuery({
    ...query["GET /api/admin/stats"](),
    staleTime: MINUTE_MS / 2,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
    select: ({ queues }) => queues,
  });
