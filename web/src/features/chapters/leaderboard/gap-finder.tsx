import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import type { Gap } from "@cardplaza/contract/chapters/leaderboard";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { BoardFailure } from "./board-states.tsx";
import { GapPerson } from "./gap-person.tsx";

/** Trades that the chapter misses, with members nearby who would fit. */
export function GapFinder({ chapter }: { chapter: Chapter }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query["GET /api/chapters/:id/gaps"]({ params: { id: chapter._id } }),
    staleTime: 60_000,
  });
  if (!data)
    return error ? (
      <BoardFailure error={error} isFetching={isFetching} onRetry={() => void refetch()} />
    ) : (
      <LoadingArea label="Looking for gaps" className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {[0, 1, 2, 3].map((at) => (
          <Skeleton key={at} className="h-40 rounded-card" />
        ))}
      </LoadingArea>
    );
  if (data.gaps.length === 0)
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          drawing="search"
          title="No gaps found"
          text="Every trade that has businesses nearby has a seat in this chapter."
        />
      </div>
    );
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-muted">
        Trades without a seat in {chapter.name}, those with the most businesses nearby first.
      </p>
      <ul className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
        {data.gaps.map((gap) => (
          <li key={gap.category} className="min-w-0">
            <GapCard gap={gap} chapter={chapter} />
          </li>
        ))}
      </ul>
    </>
  );
}

function GapCard({ gap, chapter }: { gap: Gap; chapter: Chapter }) {
  return (
    <article className="rounded-card border border-line bg-raised p-4 sm:p-5">
      <h3 className="text-base break-words">{gap.categoryName}</h3>
      <p className="text-sm text-muted tabular-nums">{nearbyText(gap.nearby)}</p>
      {gap.people.length > 0 && (
        <ul className="mt-4 grid grid-cols-1 gap-4">
          {gap.people.map((person) => (
            <li key={person.userId} className="min-w-0">
              <GapPerson person={person} category={gap.category} chapter={chapter} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function nearbyText(count: number): string {
  if (count === 0) return "No business of this trade is listed nearby";
  return count === 1 ? "1 business nearby" : `${count.toLocaleString("en-IN")} businesses nearby`;
}
