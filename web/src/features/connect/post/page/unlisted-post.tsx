import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../../../lib/api.ts";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { PostSkeleton } from "../post-skeleton.tsx";
import { LivePost, livePostQuery } from "./live-post.tsx";
import { MissingPost } from "./missing-post.tsx";
import { titleOf } from "./post-meta.ts";
import { PostColumn } from "./post-column.tsx";

/** A post that the server does not show, because it renders the same page for everybody. A member may see it. */
export function UnlistedPost({ id }: { id: string }) {
  const { data: post, error, refetch, isFetching } = useQuery(livePostQuery(id));
  if (error instanceof ApiError) return <MissingPost isGone={error.status === 410} />;
  return (
    <PostColumn>
      <meta name="robots" content="noindex" />
      {post ? (
        <>
          <title>{`${titleOf(post)} · ${PRODUCT_NAME}`}</title>
          <LivePost id={id} coming={<PostSkeleton />} />
        </>
      ) : error ? (
        <ErrorState isPage onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PostSkeleton />
      )}
    </PostColumn>
  );
}
