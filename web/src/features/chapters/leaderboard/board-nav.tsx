import { Link } from "react-router";
import { cn } from "../../../ui/class-names.ts";
import { BOARD_VIEW_LABEL, BOARD_VIEWS, type BoardAddress, boardPath } from "./leaderboard-address.ts";

/** People, chapters, and what is missing. */
export function BoardNav({ chapterId, address }: { chapterId: string; address: BoardAddress }) {
  return (
    <nav aria-label="Leaderboard" className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {BOARD_VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={boardPath(chapterId, { ...address, view })}
              preventScrollReset
              aria-current={view === address.view ? "page" : undefined}
              className={cn(
                "inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm font-medium whitespace-nowrap transition-colors duration-150 pointer-coarse:min-h-11",
                view === address.view
                  ? "border-brand bg-brand-soft text-brand-strong"
                  : "border-line bg-raised hover:border-line-strong hover:bg-hover",
              )}
            >
              {BOARD_VIEW_LABEL[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
