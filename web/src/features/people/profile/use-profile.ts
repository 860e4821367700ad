import { CONNECTION_EVENT } from "@cardplaza/contract/people/connection-words";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api.ts";
import { useNews } from "../../../lib/live/use-news.ts";
import { query } from "../../../lib/query.ts";

/** Another member's profile; `missing` where there is none to see. Paths ignore case, ids are lower. */
export function useProfile(id: string) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query["GET /api/profiles/:id"]({ params: { id: id.toLowerCase() } }),
    refetchOnMount: "always",
  });
  useNews(
    CONNECTION_EVENT,
    () => void refetch(),
    ({ memberIds }) => memberIds.includes(id.toLowerCase()),
  );
  // What is no id at all leads nowhere either.
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return { profile: data, failed: error !== null && !missing, missing, isFetching, refetch };
}
