import type { ReactNode } from "react";
import { ErrorState } from "../../../ui/error-state.tsx";
import { MorePosts } from "./more-posts.tsx";
import { PostList, PostsSkeleton } from "./post-list.tsx";
import { useAuthorPosts } from "./use-author-posts.ts";

interface AuthorPostsProps {
  /** A member or a company. */
  authorId: string;
  /** Said where there is none. */
  empty: ReactNode;
  heading?: "h2" | "h3";
}

/** What a member or a company wrote, as far as a member may see it. */
export function AuthorPosts({ authorId, empty, heading = "h3" }: AuthorPostsProps) {
  const list = useAuthorPosts(authorId);
  const { posts } = list;
  if (!posts)
    return list.isError ? (
      <ErrorState
        title="The posts did not load"
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <PostsSkeleton count={2} />
    );
  if (posts.length === 0) return <p className="text-sm text-muted">{empty}</p>;
  return (
    <>
      <PostList posts={posts} heading={heading} />
      <MorePosts list={list} />
    </>
  );
}
