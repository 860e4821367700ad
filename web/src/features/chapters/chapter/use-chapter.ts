import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";

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

/** After a change: the chapter as the server returned it, or all that is loaded of chapters fetched again. */
export function useChapterNews(id: string) {
  const queries = useQueryClient();
  return {
    show: (chapter: Chapter) => queries.setQueryData([ONE, { params: { id } }], chapter),
    readAgain: () =>
      queries.invalidateQueries({ predicate: ({ queryKey }) => isOfChapters(queryKey[0]) }).then(() => {}),
  };
}

const isOfChapters = (name: unknown) =>
  typeof name === "string" && /^GET \/api\/(chapters|chapter-meetings)\b/.test(name);
