import { searchPath, type SearchState } from "@cardplaza/contract/search/search-address";
import {
  countText,
  RESULTS_OF_EACH,
  SEARCH_TABS,
  SEARCH_TYPES,
  type SearchResult,
} from "@cardplaza/contract/search/search-words";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Pagination } from "../../ui/lists/pagination.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NoResults } from "./no-results.tsx";
import { ResultCard } from "./result-card.tsx";
import type { Narrowing } from "./use-narrowing.ts";
import type { Search } from "./use-search.ts";
import { usePlanGate } from "./use-plan-gate.tsx";

interface SearchResultsProps {
  state: SearchState;
  narrowing: Narrowing;
  search: Search;
}

export function SearchResults({ state, narrowing, search }: SearchResultsProps) {
  const { result, isOld } = search;
  if (search.needsPremium) return <NeedsPremium />;
  if (search.problem) return <Notice tone="warning">{search.problem}</Notice>;
  if (search.failed)
    return <ErrorState title="The search did not load" onRetry={search.retry} retrying={search.retrying} />;
  if (!result) return <ResultsSkeleton />;
  return (
    <div
      aria-busy={isOld}
      className={cn("transition-opacity duration-150", isOld && "pointer-events-none opacity-50")}
    >
      <p role="status" className="sr-only">
        {isOld ? "Searching" : result.results.length === 1 ? "1 result" : `${result.results.length} results`}
      </p>
      {result.results.length === 0 ? (
        <NoResults
          state={state}
          narrowing={narrowing}
          didYouMean={result.didYouMean}
          nearCities={result.nearCities}
        />
      ) : (
        <>
          {result.showingFor ? (
            <ShowingFor state={state} text={result.showingFor} />
          ) : (
            result.didYouMean && <DidYouMean state={state} text={result.didYouMean} />
          )}
          {state.type ? (
            <ResultList results={result.results} />
          ) : (
            <AllKinds state={state} results={result.results} counts={result.counts} />
          )}
          {state.type && (
            <Pagination
              className="mt-6"
              page={result.page}
              pages={result.pages}
              hrefFor={(page) => searchPath({ ...state, page })}
            />
          )}
        </>
      )}
    </div>
  );
}

function AllKinds({
  state,
  results,
  counts,
}: {
  state: SearchState;
  results: SearchResult[];
  counts: Record<string, number | undefined>;
}) {
  return (
    <div className="rows-drawn-near grid grid-cols-1 gap-8 [--near:20rem]">
      {SEARCH_TYPES.map((type) => {
        const some = results.filter((result) => result.type === type);
        const count = counts[type] ?? 0;
        if (some.length === 0) return null;
        return (
          <section key={type} aria-labelledby={`results-${type}`}>
            <div className="mb-3 flex items-baseline gap-2">
              <h2 id={`results-${type}`} className="text-lg">
                {SEARCH_TABS[type]}
              </h2>
              <span className="text-sm text-muted tabular-nums">{countText(count)}</span>
              {count > RESULTS_OF_EACH && (
                <Button asChild variant="link" className="ml-auto">
                  <Link
                    to={searchPath({ ...state, type, page: undefined })}
                    aria-label={`See all ${SEARCH_TABS[type].toLowerCase()}`}
                  >
                    See all <ArrowRight />
                  </Link>
                </Button>
              )}
            </div>
            <ResultList results={some} heading="h3" />
          </section>
        );
      })}
    </div>
  );
}

function ResultList({ results, heading }: { results: SearchResult[]; heading?: "h2" | "h3" }) {
  return (
    <ul className="rows-drawn-near grid grid-cols-1 gap-3 [--near:10rem]">
      {results.map((result) => (
        <li key={`${result.type} ${result._id}`}>
          <ResultCard result={result} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

const LINK =
  "font-medium text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-current";

/** Nothing matches the typed words, so these are results for the corrected ones. A link searches as typed. */
function ShowingFor({ state, text }: { state: SearchState; text: string }) {
  return (
    <div className="mb-5 grid gap-0.5">
      <p className="text-lg break-words">
        Showing results for{" "}
        <Link to={searchPath({ ...state, q: text, page: undefined })} className={LINK}>
          {text}
        </Link>
      </p>
      <p className="text-sm break-words text-muted">
        Search instead for{" "}
        <Link to={searchPath({ ...state, asTyped: true, page: undefined })} className={LINK}>
          {state.q}
        </Link>
      </p>
    </div>
  );
}

function DidYouMean({ state, text }: { state: SearchState; text: string }) {
  return (
    <p className="mb-4 text-sm">
      <Link to={searchPath({ ...state, q: text, page: undefined })} className={LINK}>
        Did you mean {text}?
      </Link>
    </p>
  );
}

export function NeedsPremium() {
  const { offer, dialog } = usePlanGate();
  return (
    <>
      <Notice
        tone="info"
        title="Several cities and a radius are part of Premium"
        action={
          <Button size="sm" onClick={offer}>
            Upgrade Now
          </Button>
        }
      >
        One city is free. Remove the others to go on.
      </Notice>
      {dialog}
    </>
  );
}

function ResultsSkeleton() {
  return (
    <div role="status" aria-label="Searching" className="grid gap-3">
      {Array.from({ length: 5 }, (_, at) => (
        <div key={at} className="flex gap-4 rounded-card border border-line bg-raised p-4">
          <Skeleton className="size-14 rounded-field" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
