import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Composer } from "../composer/composer.tsx";
import { MorePosts } from "./more-posts.tsx";
import { PostList, PostsSkeleton } from "./post-list.tsx";
import { authorPostsKey, useAuthorPosts } from "./use-author-posts.ts";

interface AuthorPostsProps {
  /** A member or a company. */
  authorId: string;
  /** What is shown if there are no posts. */
  empty: ReactNode;
  /** A company that the viewer manages: new posts can be written here. */
  composeAs?: string | undefined;
  heading?: "h2" | "h3";
}

/** What a member or a company wrote, as far as a member may see it. */
export function AuthorPosts({ authorId, empty, composeAs, heading = "h3" }: AuthorPostsProps) {
  const queries = useQueryClient();
  return (
    <div className="grid grid-cols-1 gap-4">
      {composeAs !== undefined && (
        <Composer
          companyId={composeAs}
          onPosted={() => void queries.invalidateQueries({ queryKey: authorPostsKey(authorId) })}
        />
      )}
      <Posts authorId={authorId} empty={empty} heading={heading} />
    </div>
  );
}

function Posts({ authorId, empty, heading = "h3" }: Omit<AuthorPostsProps, "composeAs">) {
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
