import { Ellipsis } from "lucide-react";
import { Link } from "react-router";
import { CountBadge } from "../ui/badge.tsx";
import { cn } from "../ui/class-names.ts";
import type { MenuEntry } from "./side-menu.tsx";

interface BottomBarProps {
  label: string;
  entries: MenuEntry[];
  /** On every screen of a member; the style sheet hides it where the screen has a bar of its own. */
  isEverywhere?: boolean;
  isMoreOpen: boolean;
  onMore: () => void;
}

const CELL =
  "flex h-14 w-full flex-col items-center justify-center gap-0.5 text-xs font-medium outline-offset-[-3px] [&_svg]:size-5";

/**
 * What a member uses daily, in reach of the thumb; More opens the whole menu. The style sheet leaves
 * room for it at the end of the page, and `BOTTOM_BAR_SPACE` keeps other bars above it.
 */
export function BottomBar({ label, entries, isEverywhere = false, isMoreOpen, onMore }: BottomBarProps) {
  return (
    <nav
      aria-label={label}
      {...(isEverywhere ? { "data-member-bar": "" } : { "data-bottom-bar": "" })}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised px-1 pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <ul className="mx-auto flex max-w-lg">
        {entries.map((entry) => (
          <li key={entry.to} className="flex-1">
            <Cell {...entry} />
          </li>
        ))}
        <li className="flex-1">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isMoreOpen}
            onClick={onMore}
            className={cn(CELL, "text-muted")}
          >
            <Ellipsis aria-hidden="true" />
            More
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** On an ancestor of the content: the height that sticky bars inside leave free. */
export const BOTTOM_BAR_SPACE = "[--bottom-bar:calc(3.5rem+1px+env(safe-area-inset-bottom))]";

function Cell({ label, short = label, count = 0, icon: Icon, to, isCurrent = false, onLocked }: MenuEntry) {
  if (onLocked) {
    return (
      <button
        type="button"
        aria-label={`${label}, Premium`}
        onClick={onLocked}
        className={cn(CELL, "text-muted")}
      >
        <Icon aria-hidden="true" />
        {short}
      </button>
    );
  }
  return (
    <Link
      to={to}
      aria-label={label}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(CELL, isCurrent ? "text-brand-strong" : "text-muted")}
    >
      <span className="relative">
        <Icon aria-hidden="true" />
        <CountBadge count={count} className="absolute -top-2 left-3 h-4.5 min-w-4.5 px-1 text-[11px]" />
      </span>
      {short}
    </Link>
  );
}
