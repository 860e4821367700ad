import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PostSkeleton } from "../post/post-skeleton.tsx";
import { isGone, isMissing, LivePost, useLivePost } from "./live-post.tsx";
import { MissingPost } from "./missing-post.tsx";
import { titleOf } from "./post-meta.ts";
import { PostColumn } from "./post-column.tsx";

/** A post that came without the server's page, which is the same for everybody. A member may see it. */
export function UnlistedPost({ id }: { id: string }) {
  const { data: post, error, refetch, isFetching } = useLivePost(id);
  if (isMissing(error)) return <MissingPost isGone={isGone(error)} />;
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
