import { BUSINESS_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import { searchPath } from "@cardplaza/contract/search/search-address";
import { History } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { clearSearches } from "../../lib/resting/kept-searches.ts";
import { useRecentSearches } from "./recent-searches.ts";

const SHOWN_WITHIN = 4;

/** What is shown before anything is typed: recent searches and the kinds of results. */
export function SearchStart() {
  return (
    // Only scripts know the last searches.
    <div data-wakes className="grid gap-10">
      <Recent />
      <section aria-labelledby="search-categories">
        <h2 id="search-categories" className="text-lg">
          Categories
        </h2>
        <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {BUSINESS_CATEGORIES.map(({ slug, name, within }) => (
            <li key={slug}>
              <Link
                to={searchPath({ type: "business", category: slug })}
                className="font-medium underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted">
                {within.slice(0, SHOWN_WITHIN).map((one) => (
                  <Link
                    key={one.slug}
                    to={searchPath({ type: "business", category: one.slug })}
                    className="inline-flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-8"
                  >
                    {one.name}
                  </Link>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Recent() {
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent-searches" className="text-lg">
          Recent searches
        </h2>
        <Button variant="link" onClick={clearSearches}>
          Clear
        </Button>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {searches.map(({ q, city }) => (
          <li key={`${q}|${city}`} className="max-w-full">
            <Link
              to={searchPath({ q, city: city ? [city] : undefined })}
              className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-full border border-line bg-raised px-4 text-sm hover:border-line-strong hover:bg-hover"
            >
              <History aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <span className="truncate">
                {q}
                {city && <span className="text-muted"> in {city}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
