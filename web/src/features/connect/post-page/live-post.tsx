import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { PostCard } from "../post-card.tsx";
import { usePostCache } from "../post/use-post-cache.ts";
import { MissingPost } from "./missing-post.tsx";

/** The post for its viewer. What a list has loaded of it is shown meanwhile. */
export function useLivePost(id: string) {
  const { find } = usePostCache();
  return useQuery({
    ...query["GET /api/posts/:id"]({ params: { id } }),
    staleTime: 30_000,
    placeholderData: () => find(id),
  });
}

export const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 410;

interface LivePostProps {
  id: string;
  /** What the server rendered, until the member's own view is there. */
  coming: ReactNode;
}

/** A post on its own page, for a member: with their marks, and all comments. */
export function LivePost({ id, coming }: LivePostProps) {
  const { data: post, error } = useLivePost(id);
  const navigate = useNavigate();
  // The server's page is as visitors see it. Between two members there may be a block.
  if (isMissing(error)) return <MissingPost isGone={isGone(error)} />;
  if (!post) return coming;
  return <PostCard post={post} heading="h1" isWhole onDeleted={() => void navigate("/plazy/feed")} />;
}
