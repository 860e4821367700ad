import type { Post } from "@cardplaza/contract/connect/post";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "../../../lib/api.ts";
import type { ShownPost } from "../post/use-post-cache.ts";
import { type FeedAddress, feedQuery } from "./feed-address.ts";

export interface PostPage {
  posts: ShownPost[];
  nextCursor: string | null;
}
type Pages = InfiniteData<PostPage, string | null>;

/** So long somebody can stay on a post and find the list as it was. */
const KEPT_MS = 30 * 60 * 1000;

export const readFeedPage = (address: FeedAddress, cursor?: string | null): Promise<PostPage> =>
  api["GET /api/posts/feed"]({ query: { ...feedQuery(address), cursor: cursor ?? undefined } });

/**
 * A feed page by page. Each visit loads its own, and what was loaded stays as it is under the reader's eyes:
 * only they decide when newer posts come in.
 */
export function useFeed(address: FeedAddress, visit: string) {
  const queries = useQueryClient();
  const queryKey = ["GET /api/posts/feed", feedQuery(address), visit];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => readFeedPage(address, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: false,
    refetchOnReconnect: false,
    gcTime: KEPT_MS,
  });
  const { data } = list;
  const posts = useMemo(() => data && withoutRepeats(data.pages.flatMap((page) => page.posts)), [data]);
  return {
    ...list,
    posts,
    /** Starts the list again, with this as the first page. */
    startWith: (page: PostPage) =>
      queries.setQueryData<Pages>(queryKey, { pages: [page], pageParams: [null] }),
    /** A post that was just written goes on top. */
    putFirst: (post: Post) =>
      queries.setQueryData<Pages>(queryKey, (now) => {
        const [first, ...others] = now?.pages ?? [];
        if (!now || !first) return now;
        return { ...now, pages: [{ ...first, posts: [post, ...first.posts] }, ...others] };
      }),
  };
}

export type Feed = ReturnType<typeof useFeed>;

/** In Top a post can rise from one page to the next while somebody reads. */
export function withoutRepeats<P extends { _id: string }>(posts: P[]): P[] {
  const seen = new Set<string>();
  return posts.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}
