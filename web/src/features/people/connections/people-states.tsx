import type { ReactNode } from "react";
import { EmptyState, type EmptyStateProps } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Button } from "../../../ui/button.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { useFocusInRows } from "../../../ui/use-focus-in-rows.ts";
import type { usePeople } from "./use-people.ts";

const BOX = "rounded-card border border-line bg-raised";

interface PeopleBoxProps {
  list: ReturnType<typeof usePeople>;
  /** The text for a list that failed to load. */
  failed: string;
  isEmpty: boolean;
  empty: EmptyStateProps;
  children: ReactNode;
}

/** A list of people: while it loads, when it fails, when nobody is in it, and the way to its next page. */
export function PeopleBox({ list, failed, isEmpty, empty, children }: PeopleBoxProps) {
  if (!list.data)
    return list.isError ? (
      <div className={BOX}>
        <ErrorState title={failed} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      </div>
    ) : (
      <PeopleSkeleton />
    );
  // The last one of a page went; more may follow on the next.
  const isAllEmpty = isEmpty && !list.hasNextPage;
  return (
    <>
      {isAllEmpty ? (
        <div className={BOX}>
          <EmptyState {...empty} />
        </div>
      ) : (
        children
      )}
      {list.isFetchNextPageError && (
        <Notice tone="danger" live className="mt-4">
          More did not load. Check your connection and try again.
        </Notice>
      )}
      {list.isError && !list.isFetchNextPageError && (
        <Notice
          tone="danger"
          live
          className="mt-4"
          action={
            <Button size="sm" variant="secondary" busy={list.isFetching} onClick={() => void list.refetch()}>
              Retry
            </Button>
          }
        >
          The list could not be refreshed. You see it as it was.
        </Notice>
      )}
      <ShowMore list={list} className="mt-5" />
    </>
  );
}

/** Rows below each other on one surface. */
export function PeopleRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul {...useFocusInRows()} aria-label={label} className={`${BOX} divide-y divide-line`}>
      {children}
    </ul>
  );
}

export const ROW = "p-4 sm:px-5";

function PeopleSkeleton() {
  return (
    <LoadingArea label="Loading people" className={`${BOX} divide-y divide-line`}>
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at} className={`${ROW} flex gap-3`}>
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid flex-1 content-start gap-2.5 pt-1">
            <Skeleton className="w-40 max-w-full" />
            <Skeleton className="h-3 w-64 max-w-full" />
          </div>
          <Skeleton className="h-8 w-24 max-sm:hidden" />
        </div>
      ))}
    </LoadingArea>
  );
}
