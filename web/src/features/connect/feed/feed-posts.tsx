import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { RefObject } from "react";
import { ApiError } from "../../../lib/api.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import type { FeedAddress, FeedShell } from "./feed-address.ts";
import { FilledFromExplore } from "./filled-from-explore.tsx";
import { MorePosts } from "./more-posts.tsx";
import { NoPosts } from "./no-posts.tsx";
import { PostList, PostsSkeleton } from "./post-list.tsx";
import type { Feed } from "./use-feed.ts";

interface FeedPostsProps {
  shell: FeedShell;
  address: FeedAddress;
  feed: Feed;
  list: RefObject<HTMLUListElement | null>;
  startAt: string | undefined;
  /** Names what this visit loaded. */
  visit: string;
}

export function FeedPosts({ shell, address, feed, list, startAt, visit }: FeedPostsProps) {
  const { posts, error } = feed;
  // The collection was deleted in another window.
  if (address.collection && error instanceof ApiError && error.status === 404)
    return <NoPosts shell={shell} address={address} isGone />;
  if (!posts)
    return feed.isError ? (
      <ErrorState
        title="The posts did not load"
        retrying={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    ) : (
      <PostsSkeleton />
    );
  const isMine = address.scope === "my";
  if (posts.length === 0 && !feed.hasNextPage)
    return (
      <>
        <NoPosts shell={shell} address={address} />
        {isMine && <FilledFromExplore shell={shell} visit={visit} list={list} startAt={startAt} />}
      </>
    );
  // Only what the member wrote: still nobody else to read.
  const isAlone = isMine && !feed.hasNextPage && posts.every(({ isOwn }) => isOwn);
  if (isAlone)
    return (
      <>
        <PostList posts={posts} list={list} startAt={startAt} />
        <FilledFromExplore shell={shell} visit={visit} />
      </>
    );
  return (
    <>
      <PostList posts={posts} list={list} startAt={startAt} />
      <MorePosts list={feed} end={address.scope === "bookmarks" ? "" : POST_TEXT.caughtUp} className="mt-6" />
    </>
  );
}
