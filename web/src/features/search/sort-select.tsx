import type { SearchState } from "@cardplaza/contract/search/search-address";
import { SEARCH_SORT_NAMES, SEARCH_SORTS, type SearchSort } from "@cardplaza/contract/search/search-words";
import { Select } from "../../ui/fields/select.tsx";
import type { Narrowing } from "./use-narrowing.ts";

export type Go = (change: Partial<SearchState>) => void;

interface SortSelectProps {
  state: SearchState;
  narrowing: Narrowing;
  go: Go;
}

/** Distance is offered where there is a place to measure from, prices where the kind has them. */
export function SortSelect({ state, narrowing, go }: SortSelectProps) {
  const sorts = SEARCH_SORTS.filter((sort) => {
    if (sort === "distance") return state.near || state.city;
    return narrowing.filters.includes("price") || !(sort === "priceLow" || sort === "priceHigh");
  });
  return (
    <div className="ml-auto flex items-center gap-2 text-sm">
      <span aria-hidden="true" className="text-muted max-sm:hidden">
        Sort by
      </span>
      <Select
        aria-label="Sort by"
        options={sorts.map((value) => ({ value, label: SEARCH_SORT_NAMES[value] }))}
        value={sorts.find((sort) => sort === state.sort) ?? "relevance"}
        onChange={({ target }) => go({ sort: target.value as SearchSort })}
        className="w-44"
      />
    </div>
  );
}
