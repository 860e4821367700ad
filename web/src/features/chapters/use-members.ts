import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "../../lib/query.ts";
import { useSession } from "../../lib/session.ts";

/** Everybody in the chapter that the viewer may see; officers also those who wait and who left. */
export function useMembers(chapterId: string, q = "") {
  const { status } = useSession();
  return useQuery({
    ...query["GET /api/chapters/:id/members"]({ params: { id: chapterId }, query: { q } }),
    enabled: status !== "loading",
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
