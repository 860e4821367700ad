import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "../../../lib/api.ts";
import { type PostPage, withoutRepeats } from "./use-feed.ts";

export const authorPostsKey = (authorId: string) => ["GET /api/posts", { authorId }];

/** The posts of a member or a company, page by page, loaded again whenever they are shown. */
export function useAuthorPosts(authorId: string, { enabled = true } = {}) {
  const list = useInfiniteQuery({
    queryKey: authorPostsKey(authorId),
    queryFn: ({ pageParam }): Promise<PostPage> =>
      api["GET /api/posts"]({ query: { authorId, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: "always",
    enabled,
  });
  const { data } = list;
  const posts = useMemo(() => data && withoutRepeats(data.pages.flatMap((page) => page.posts)), [data]);
  return { ...list, posts };
}
