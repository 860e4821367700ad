import { FILLED_FEED } from "@cardplaza/contract/connect/post-words";
import type { RefObject } from "react";
import { Link } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { type FeedAddress, feedPath, type FeedShell } from "./feed-address.ts";
import { MorePosts } from "./more-posts.tsx";
import { PostList, PostsSkeleton } from "./post-list.tsx";
import { useFeed } from "./use-feed.ts";

const EXPLORE: FeedAddress = { scope: "explore", sort: "latest", tag: "", collection: "" };

interface FilledFromExploreProps {
  shell: FeedShell;
  visit: string;
  list?: RefObject<HTMLUListElement | null> | undefined;
  startAt?: string | undefined;
}

/** What others read, in a feed that has nothing of its own; it says so. Nothing while Explore is empty too. */
export function FilledFromExplore({ shell, visit, list, startAt }: FilledFromExploreProps) {
  const { user } = useSession();
  const feed = useFeed(EXPLORE, visit);
  if (!feed.posts) return feed.isError ? null : <PostsSkeleton />;
  // Their own posts are above it already.
  const posts = feed.posts.filter(({ author }) => author._id !== user?._id);
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="filled-feed" className="mt-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id="filled-feed" className="text-lg">
            {FILLED_FEED.title}
          </h2>
          <p className="text-sm text-muted">{FILLED_FEED.text}</p>
        </div>
        <Button asChild variant="link" size="sm">
          <Link to={feedPath(shell, "explore")}>Explore</Link>
        </Button>
      </div>
      <PostList posts={posts} {...(list && { list })} startAt={startAt} heading="h3" />
      <MorePosts list={feed} className="mt-6" />
    </section>
  );
}
