import type { LeaderboardRow } from "@cardplaza/contract/chapters/leaderboard";
import { POINTS_TEXT } from "@cardplaza/contract/chapters/points-words";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { LightBadge } from "./light-badge.tsx";

/** One member with rank, light, points and target. */
export function RankRow({ row, onExplain }: { row: LeaderboardRow; onExplain: () => void }) {
  const { rank, name, profile_image, categoryName, points, target, isOwn, onLeave, light } = row;
  return (
    <article
      className={cn(
        "rounded-card border p-4",
        isOwn ? "border-brand bg-brand-soft" : "border-line bg-raised",
      )}
    >
      <div className="flex items-center gap-3">
        <p className="w-8 shrink-0 text-center text-lg font-semibold tabular-nums">
          {rank === null ? (
            <span aria-label="Not ranked">–</span>
          ) : (
            <>
              <span className="sr-only">Rank </span>
              {rank}
            </>
          )}
        </p>
        <Avatar name={name} src={profile_image && pictureUrl(profile_image, 100)} decorative />
        <div className="min-w-0 flex-1">
          <h3 className="text-sm font-semibold break-words">
            {name}
            {isOwn && <span className="font-normal text-muted"> (you)</span>}
          </h3>
          <p className="truncate text-sm text-muted">{categoryName}</p>
        </div>
        <p className="shrink-0 text-right">
          <span className="block text-xl font-semibold tabular-nums">{points.toLocaleString("en-IN")}</span>
          <span className="block text-xs text-muted">{points === 1 ? "point" : "points"}</span>
        </p>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 sm:pl-11">
        {onLeave ? (
          <p className="flex-1 text-sm text-muted">On leave: not ranked</p>
        ) : (
          <>
            <LightBadge light={light} />
            <div className="flex min-w-40 flex-1 items-center gap-3">
              <ProgressBar label={`${name}, points of the target`} value={target ? points / target : 0} />
              <span className="shrink-0 text-xs text-muted tabular-nums">
                {points} of {target}
              </span>
            </div>
          </>
        )}
        <Button variant="link" size="sm" aria-haspopup="dialog" onClick={onExplain}>
          See how points work<span className="sr-only"> for {name}</span>
        </Button>
      </div>
      <NotFinal row={row} />
    </article>
  );
}

function NotFinal({ row: { provisional, held } }: { row: LeaderboardRow }) {
  if (provisional === 0 && held === 0) return null;
  return (
    <ul className="mt-2 grid grid-cols-1 gap-1 text-xs sm:pl-11">
      {provisional > 0 && (
        <li className="text-muted">
          {provisional} of them: {POINTS_TEXT.provisional.toLowerCase()}
        </li>
      )}
      {held > 0 && (
        <li className="font-medium text-warning">
          {held} more: {POINTS_TEXT.held.toLowerCase()}
        </li>
      )}
    </ul>
  );
}
