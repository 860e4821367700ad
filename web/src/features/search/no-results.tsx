import { searchPath, type SearchState } from "@cardplaza/contract/search/search-address";
import { SEARCH_TEXT } from "@cardplaza/contract/search/search-words";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { filtersInForce, NO_FILTERS } from "./filter-chips.tsx";
import type { Narrowing } from "./use-narrowing.ts";

interface NoResultsProps {
  state: SearchState;
  narrowing: Narrowing;
  didYouMean: string | undefined;
}

export function NoResults({ state, narrowing, didYouMean }: NoResultsProps) {
  const { q } = state;
  const isOneLetter = q !== undefined && Array.from(q).length === 1;
  const isNarrowed = filtersInForce(state, narrowing).length > 0 || state.type !== undefined;
  return (
    <div className="rounded-card border border-line bg-raised">
      <EmptyState
        drawing="search"
        title={q ? SEARCH_TEXT.none(q) : SEARCH_TEXT.noneHere}
        text={isOneLetter ? SEARCH_TEXT.oneLetter : undefined}
        action={
          (didYouMean || isNarrowed) && (
            <span className="flex flex-wrap justify-center gap-3">
              {didYouMean && (
                <Button asChild>
                  <Link to={searchPath({ ...state, q: didYouMean, page: undefined })}>
                    {SEARCH_TEXT.didYouMean(didYouMean)}
                  </Link>
                </Button>
              )}
              {isNarrowed && (
                <Button asChild variant="secondary">
                  <Link to={searchPath({ ...state, ...NO_FILTERS, type: undefined, page: undefined })}>
                    {SEARCH_TEXT.clear}
                  </Link>
                </Button>
              )}
            </span>
          )
        }
      />
    </div>
  );
}
