import {
  readSearchState,
  searchParams,
  searchPath,
  type SearchState,
} from "@cardplaza/contract/search/search-address";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from "react-router";
import { pageContext } from "../../lib/page-context.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { cn } from "../../ui/class-names.ts";
import type { Route } from "./+types/search-page.ts";
import { FilterChips, filtersInForce } from "./filter-chips.tsx";
import { FilterSheet } from "../../ui/overlays/filter-sheet.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchFilters } from "./search-filters.tsx";
import { SearchResults } from "./search-results.tsx";
import { SearchStart } from "./search-start.tsx";
import { SearchTabs } from "./search-tabs.tsx";
import { SortSelect } from "./sort-select.tsx";
import { narrowingQuery, useNarrowing } from "./use-narrowing.ts";
import { asQuery, hasSearch, useSearch } from "./use-search.ts";

/** The first view, as a visitor sees it. What needs the plan is fetched in the browser. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const state = readSearchState(url.searchParams);
  const isFree = (state.city?.length ?? 0) <= 1 && !state.near;
  const [result, filters] = await Promise.all([
    hasSearch(state) && isFree ? api["GET /api/search"]({ query: asQuery(state) }) : null,
    api["GET /api/search/filters"](narrowingQuery(state.type)),
  ]);
  return { result, key: searchParams(state).toString(), narrowing: { filters, type: state.type } };
}

// After that the browser fetches by itself and shows the old results meanwhile.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export function meta({ location }: Route.MetaArgs) {
  const { q } = readSearchState(new URLSearchParams(location.search));
  return [
    { title: `${q ? `${q} · Search` : "Search"} · ${PRODUCT_NAME}` },
    {
      name: "description",
      content: "Find cards, businesses, companies, products and people by name, trade and city.",
    },
    { name: "robots", content: "noindex, follow" },
  ];
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = readSearchState(params);
  const search = useSearch(state, loaderData);
  const narrowing = useNarrowing(state, loaderData.narrowing, search.result?.categoryName);
  // A new filter starts again at the first page.
  const go = (change: Partial<SearchState>) =>
    void navigate(searchPath({ ...state, page: undefined, ...change }), { preventScrollReset: true });
  return (
    <>
      <h1
        className="sr-only"
        data-rest={state.q && "search"}
        data-of={JSON.stringify({ q: state.q, city: state.city?.[0] })}
      >
        {state.q ? `Results for ${state.q}` : "Search"}
      </h1>
      <div className="sticky top-16 z-30 border-b border-line bg-raised">
        <div className={cn(PAGE_WIDTH, "pt-4")}>
          {/* The key resets it with each address, so that it shows what the address says. */}
          <SearchBox key={`${state.q}|${state.city?.[0]}`} state={state} />
          {hasSearch(state) ? (
            <SearchTabs state={state} counts={search.result?.counts} />
          ) : (
            <div className="h-4" />
          )}
        </div>
      </div>
      <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
        {hasSearch(state) ? (
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-8">
            <aside aria-label="Filters" className="hidden lg:block">
              <SearchFilters state={state} narrowing={narrowing} go={go} />
            </aside>
            <div className="min-w-0">
              <div className="mb-4 flex flex-wrap items-center gap-2">
                <FilterSheet count={filtersInForce(state, narrowing).length} done="Show results">
                  <SearchFilters state={state} narrowing={narrowing} go={go} />
                </FilterSheet>
                <FilterChips state={state} narrowing={narrowing} go={go} />
                <SortSelect state={state} narrowing={narrowing} go={go} />
              </div>
              <SearchResults state={state} narrowing={narrowing} search={search} />
            </div>
          </div>
        ) : (
          <SearchStart />
        )}
      </div>
    </>
  );
}
