import { Check } from "lucide-react";
import { ErrorState } from "../../../ui/error-state.tsx";
import { NearTheEnd } from "../../../ui/lists/near-the-end.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { PostsSkeleton } from "./post-list.tsx";

const NEAR = "1200px 0px";
/** So many pages follow by themselves; then the member asks for more, and the foot of the page stays in reach. */
const BY_ITSELF = 5;

interface MorePostsProps {
  list: {
    data: { pages: readonly unknown[] } | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** The text below the last post. */
  end?: string;
  className?: string;
}

/** The next page of a list of posts as one comes near it, and a quiet end. */
export function MorePosts({ list, end, className }: MorePostsProps) {
  const pages = list.data?.pages.length ?? 0;
  const isDue = list.hasNextPage && !list.isFetchingNextPage && pages % BY_ITSELF !== 0;
  return (
    <div className={className}>
      {list.isFetchNextPageError ? (
        <ErrorState
          title="More posts did not load"
          onRetry={() => void list.fetchNextPage()}
          retrying={list.isFetchingNextPage}
          className="py-4"
        />
      ) : list.isFetchingNextPage ? (
        <PostsSkeleton count={1} />
      ) : (
        <>
          {isDue && <NearTheEnd within={NEAR} onNear={() => void list.fetchNextPage()} />}
          <ShowMore list={list} />
        </>
      )}
      {!list.hasNextPage && end && (
        <p className="flex items-center justify-center gap-2 py-2 text-sm text-muted">
          <Check aria-hidden="true" className="size-4" /> {end}
        </p>
      )}
    </div>
  );
}
