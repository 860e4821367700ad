import { ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";

export function BoardSkeleton() {
  return (
    <LoadingArea label="Loading the leaderboard" className="grid grid-cols-1 gap-2">
      {[0, 1, 2, 3, 4].map((at) => (
        <Skeleton key={at} className="h-24 rounded-card" />
      ))}
    </LoadingArea>
  );
}

interface BoardFailureProps {
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/** Somebody who may not see it is told so; everything else can be tried again. */
export function BoardFailure({ error, isFetching, onRetry }: BoardFailureProps) {
  const isDenied = error instanceof ApiError && error.status === 403;
  return (
    <div className="rounded-card border border-line bg-raised">
      {isDenied ? (
        <EmptyState drawing="people" title={problemText(error)} />
      ) : (
        <ErrorState text={problemText(error)} retrying={isFetching} onRetry={onRetry} />
      )}
    </div>
  );
}
