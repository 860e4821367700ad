import type { PointEntry } from "@cardplaza/contract/chapters/leaderboard";
import {
  POINT_KIND_LABEL,
  POINT_KINDS,
  POINTS_TEXT,
  type Period,
} from "@cardplaza/contract/chapters/points-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";

const CALL = "GET /api/chapters/:id/points";

interface Whose {
  chapterId: string;
  period: Period;
  userId?: string;
}

export const usePoints = ({ chapterId, period, userId }: Whose) =>
  usePages([CALL, { chapterId, period, userId }], (cursor) =>
    api[CALL]({
      params: { id: chapterId },
      query: { period, ...(userId ? { userId } : {}), ...(cursor ? { cursor } : {}) },
    }),
  );

/** The entries, the newest first, with their sum. */
export function PointEntries(whose: Whose) {
  const list = usePoints(whose);
  const [page] = list.data?.pages ?? [];
  if (!page)
    return list.error ? (
      <ErrorState
        text={problemText(list.error)}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <LoadingArea label="Loading the entries">
        <SkeletonText lines={6} />
      </LoadingArea>
    );
  const entries = list.data?.pages.flatMap((each) => each.entries) ?? [];
  const kinds = POINT_KINDS.filter((kind) => page.counts[kind]);
  return (
    <>
      <p className="text-2xl font-semibold tabular-nums">
        {page.total.toLocaleString("en-IN")}{" "}
        <span className="text-sm font-normal text-muted">{page.total === 1 ? "point" : "points"}</span>
      </p>
      {kinds.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <li key={kind}>
              <Badge>
                {POINT_KIND_LABEL[kind]} <span className="tabular-nums">{page.counts[kind]}</span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {entries.length === 0 ? (
        <p className="mt-4 text-sm text-muted">No entries in this period yet.</p>
      ) : (
        <ul aria-label="Entries" className="mt-4 divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <EntryItem key={entry._id} entry={entry} />
          ))}
        </ul>
      )}
      <ShowMore list={list} className="mt-4" />
    </>
  );
}

function EntryItem({ entry: { kind, points, at, text, provisional, held } }: { entry: PointEntry }) {
  return (
    <li className="flex items-start gap-4 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{text || POINT_KIND_LABEL[kind]}</p>
        <p className="text-xs text-muted tabular-nums">{dayInWords(at)}</p>
        {provisional && <p className="text-xs text-muted">{POINTS_TEXT.provisional}</p>}
        {held && <p className="text-xs font-medium text-warning">{POINTS_TEXT.held}</p>}
      </div>
      <p className={held ? "text-muted tabular-nums line-through" : "font-semibold tabular-nums"}>
        {held && <span className="sr-only">Not counted: </span>}+{points}
      </p>
    </li>
  );
}
