import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, type EmptyStateProps } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";

const BOX = "rounded-card border border-line bg-raised";

interface Listed {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface ListBoxProps {
  list: Listed;
  failed: string;
  isEmpty: boolean;
  empty: EmptyStateProps;
  children: ReactNode;
}

/** A list of slips: while it loads, when it fails, when it is empty, and the way to its next page. */
export function ListBox({ list, failed, isEmpty, empty, children }: ListBoxProps) {
  if (!list.data)
    return list.isError ? (
      <div className={BOX}>
        <ErrorState title={failed} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      </div>
    ) : (
      <LoadingArea label="Loading" className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {[0, 1, 2, 3].map((at) => (
          <Skeleton key={at} className="h-44 rounded-card" />
        ))}
      </LoadingArea>
    );
  return (
    <>
      {list.isError && (
        <Notice
          tone="danger"
          live
          className="mb-4"
          action={
            <Button size="sm" variant="secondary" busy={list.isFetching} onClick={() => void list.refetch()}>
              Retry
            </Button>
          }
        >
          {list.isFetchNextPageError
            ? "More did not load. Check your connection and try again."
            : "The list could not be refreshed. You see it as it was."}
        </Notice>
      )}
      {isEmpty && !list.hasNextPage ? (
        <div className={BOX}>
          <EmptyState {...empty} />
        </div>
      ) : (
        children
      )}
      <ShowMore list={list} className="mt-5" />
    </>
  );
}
