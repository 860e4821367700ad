import { Link } from "react-router";
import { cn } from "../../../ui/class-names.ts";
import { BOARD_VIEW_LABEL, BOARD_VIEWS, type BoardAddress, boardPath } from "./leaderboard-address.ts";

interface BoardNavProps {
  chapterId: string;
  address: BoardAddress;
  /** Officers also look for what is missing. */
  isOfficer: boolean;
}

export function BoardNav({ chapterId, address, isOfficer }: BoardNavProps) {
  return (
    <nav aria-label="Leaderboard" className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {BOARD_VIEWS.filter((view) => isOfficer || view !== "gaps").map((view) => (
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
