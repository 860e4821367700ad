import { searchPath, type SearchState } from "@cardplaza/contract/search/search-address";
import { SEARCH_TEXT } from "@cardplaza/contract/search/search-words";
import { useId } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { filtersInForce, NO_FILTERS } from "./filter-chips.tsx";
import type { Narrowing } from "./use-narrowing.ts";

interface NoResultsProps {
  state: SearchState;
  narrowing: Narrowing;
  didYouMean: string | undefined;
  nearCities: string[] | undefined;
}

const CATEGORIES_SHOWN = 8;

export function NoResults({ state, narrowing, didYouMean, nearCities = [] }: NoResultsProps) {
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
      {!isOneLetter && (
        <div className="grid gap-6 border-t border-line p-5">
          <Ways
            title={SEARCH_TEXT.nearCities}
            ways={nearCities.map((city) => ({
              label: city,
              to: searchPath({ ...state, city: [city], page: undefined }),
            }))}
          />
          <Ways
            title={SEARCH_TEXT.categories}
            ways={narrowing.categories.slice(0, CATEGORIES_SHOWN).map(({ slug, name }) => ({
              label: name,
              to: searchPath({ type: state.type ?? "business", city: state.city, category: slug }),
            }))}
          />
        </div>
      )}
    </div>
  );
}

/** Ways to go on, so that nobody is left with an empty page. */
function Ways({ title, ways }: { title: string; ways: { label: string; to: string }[] }) {
  const heading = useId();
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-sm font-semibold">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {ways.map(({ label, to }) => (
          <li key={to} className="max-w-full">
            <Link
              to={to}
              className="inline-flex min-h-10 max-w-full items-center rounded-full border border-line px-4 text-sm break-words hover:border-line-strong hover:bg-hover pointer-coarse:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
