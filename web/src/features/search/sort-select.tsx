import type { SearchState } from "@cardplaza/contract/search/search-address";
import { SEARCH_SORT_NAMES, SEARCH_SORTS, type SearchSort } from "@cardplaza/contract/search/search-words";
import { Select } from "../../ui/fields/select.tsx";

export type Go = (change: Partial<SearchState>) => void;

/** Distance is offered where there is a place to measure from. */
export function SortSelect({ state, go }: { state: SearchState; go: Go }) {
  const sorts = SEARCH_SORTS.filter((sort) => sort !== "distance" || state.near || state.city);
  return (
    <div className="ml-auto flex items-center gap-2 text-sm">
      <span aria-hidden="true" className="text-muted max-sm:hidden">
        Sort by
      </span>
      <Select
        aria-label="Sort by"
        options={sorts.map((value) => ({ value, label: SEARCH_SORT_NAMES[value] }))}
        value={state.sort ?? "relevance"}
        onChange={({ target }) => go({ sort: target.value as SearchSort })}
        className="w-36"
      />
    </div>
  );
}
