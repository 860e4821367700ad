import type { SearchResponse } from "@cardplaza/contract/search/search";
import { searchPath, type SearchState } from "@cardplaza/contract/search/search-address";
import { countText, SEARCH_TABS, SEARCH_TYPES } from "@cardplaza/contract/search/search-words";
import { Link } from "react-router";
import { cn } from "../../ui/class-names.ts";
import { useOpenInSight } from "../../ui/use-open-in-sight.ts";

interface SearchTabsProps {
  state: SearchState;
  counts: SearchResponse["counts"] | undefined;
}

/** All, and each kind of result with its count; kinds without results come last. */
export function SearchTabs({ state, counts }: SearchTabsProps) {
  // The response says which kinds there are. The chosen one is shown before it arrives.
  const types = SEARCH_TYPES.filter((type) =>
    counts ? counts[type] !== undefined : type === state.type,
  ).sort((one, other) => Number(!counts?.[one]) - Number(!counts?.[other]));
  const row = useOpenInSight<HTMLUListElement>();
  return (
    <nav aria-label="Kinds of results" className="-mx-4 mt-1 sm:-mx-6">
      <ul
        ref={row}
        className="flex min-h-11 snap-x scroll-px-4 gap-1 overflow-x-auto overscroll-x-contain px-4 [scrollbar-width:none] sm:scroll-px-6 sm:px-6"
      >
        <Tab to={searchPath({ ...state, type: undefined, page: undefined })} current={!state.type}>
          All
        </Tab>
        {types.map((type) => (
          <Tab
            key={type}
            to={searchPath({ ...state, type, page: undefined })}
            current={state.type === type}
            count={counts?.[type]}
          >
            {SEARCH_TABS[type]}
          </Tab>
        ))}
      </ul>
    </nav>
  );
}

interface TabProps {
  to: string;
  current: boolean;
  count?: number | undefined;
  children: string;
}

function Tab({ to, current, count, children }: TabProps) {
  return (
    <li className="shrink-0 snap-start">
      <Link
        to={to}
        aria-current={current ? "page" : undefined}
        className={cn(
          "inline-flex h-11 min-w-11 items-center justify-center gap-2 border-b-2 px-3 text-sm font-medium whitespace-nowrap -outline-offset-2 transition-colors duration-150 hover:text-ink",
          current ? "border-brand text-ink" : "border-transparent text-muted",
        )}
      >
        {children}
        {count !== undefined && (
          <span className="rounded-full bg-hover px-2 py-0.5 text-xs font-medium text-muted tabular-nums">
            {countText(count)}
          </span>
        )}
      </Link>
    </li>
  );
}
