import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { query } from "../../lib/query.ts";
import { useSession } from "../../lib/session.ts";

const ONE = "GET /api/chapters/:id";

/** The chapter with the member's own part in it. Visitors keep what the server rendered. */
export function useChapterAsMember(id: string) {
  const { status } = useSession();
  return useQuery({
    ...query[ONE]({ params: { id } }),
    enabled: status === "member",
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
}

/** The meetings to come, with the member's own answers. Visitors keep what the server rendered. */
export function useNextMeetings(id: string) {
  const { status } = useSession();
  return useQuery({
    ...query["GET /api/chapters/:id/meetings"]({ params: { id }, query: {} }),
    enabled: status === "member",
    staleTime: 30_000,
  });
}

/** Shows the chapter as the server returned it after a change. */
export function useShowChapter() {
  const queries = useQueryClient();
  return (chapter: Chapter) => queries.setQueryData([ONE, { params: { id: chapter._id } }], chapter);
}

/** After a change: all that is loaded of chapters and their meetings is fetched again. */
export function useReadChapters() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ predicate: ({ queryKey }) => isOfChapters(queryKey) });
}

const isOfChapters = ([name]: QueryKey) =>
  typeof name === "string" && /^GET \/api\/(chapters|chapter-meetings)\b/.test(name);
