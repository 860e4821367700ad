import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import type { LeaderboardRow } from "@cardplaza/contract/chapters/leaderboard";
import type { Period } from "@cardplaza/contract/chapters/points-words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "../../../lib/query.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { paise } from "../referrals/referral-words.ts";
import { BoardDownloads } from "./board-downloads.tsx";
import { BoardFailure, BoardSkeleton } from "./board-states.tsx";
import { PointsSheet } from "./points-sheet.tsx";
import { RankRow } from "./rank-row.tsx";
import { Rings } from "./rings.tsx";

/** Points are right the moment they are entered, so an open leaderboard looks again while it is in sight. */
const LOOK_AGAIN_MS = 15_000;

/** The members of a chapter by points. */
export function PeopleRanks({ chapter, period }: { chapter: Chapter; period: Period }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query["GET /api/chapters/:id/leaderboard"]({ params: { id: chapter._id }, query: { period } }),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: true,
  });
  const [opened, setOpened] = useState<LeaderboardRow | null>(null);
  if (!data)
    return error ? (
      <BoardFailure error={error} isFetching={isFetching} onRetry={() => void refetch()} />
    ) : (
      <BoardSkeleton />
    );
  return (
    <>
      <Rings chapterId={chapter._id} rings={data.rings} canClear={data.isOfficer} />
      {data.thankedPaise !== null && (
        <p className="mb-4 text-sm text-muted">
          Members brought each other business of{" "}
          <span className="font-semibold text-ink tabular-nums">{paise(data.thankedPaise)}</span>.
        </p>
      )}
      {data.rows.length === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState
            drawing="people"
            title="No points yet"
            text="Points come with referrals, thank-yous, one-to-ones, visitors and attendance."
          />
        </div>
      ) : (
        <ol aria-label="Members by points" className="grid grid-cols-1 gap-2">
          {data.rows.map((row) => (
            <li key={row.userId} className="min-w-0">
              <RankRow row={row} onExplain={() => setOpened(row)} />
            </li>
          ))}
        </ol>
      )}
      <BoardDownloads chapterId={chapter._id} period={period} isOfficer={data.isOfficer} />
      {opened && (
        <PointsSheet
          chapterId={chapter._id}
          period={period}
          userId={opened.userId}
          title={opened.isOwn ? "Your points" : `Points of ${opened.name}`}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
