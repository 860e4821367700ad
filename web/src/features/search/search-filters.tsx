import { INDIAN_STATES, STATE_CODES } from "@cardplaza/contract/places/indian-states";
import type { SearchState } from "@cardplaza/contract/search/search-address";
import { MOQS, RATINGS } from "@cardplaza/contract/search/search-words";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import { CityFilters } from "./city-filters.tsx";
import { PriceFilter } from "./price-filter.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import type { Go } from "./sort-select.tsx";
import type { Narrowing } from "./use-narrowing.ts";

const ANY_RATING = [
  { value: "", label: "Any rating" },
  ...RATINGS.map((stars) => ({ value: String(stars), label: `${stars} and up` })),
];
const ANY_STATE = [
  { value: "", label: "All India" },
  ...STATE_CODES.map((code) => INDIAN_STATES[code])
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => ({ value: name, label: name })),
];

interface SearchFiltersProps {
  state: SearchState;
  narrowing: Narrowing;
  go: Go;
}

/** Everything that narrows a search on the open tab; each change is a new address. */
export function SearchFilters({ state, narrowing, go }: SearchFiltersProps) {
  const { filters, categories } = narrowing;
  return (
    <div className="grid grid-cols-1 gap-5">
      <CategoryFilter categories={categories} state={state} go={go} />
      {filters.includes("price") && (
        <PriceFilter key={`${state.priceMinPaise} ${state.priceMaxPaise}`} state={state} go={go} />
      )}
      {filters.includes("moq") && (
        <Field label="Minimum order">
          <Select
            options={moqOptions(state.moq)}
            value={state.moq ? String(state.moq) : ""}
            onChange={({ target }) => go({ moq: target.value ? Number(target.value) : undefined })}
          />
        </Field>
      )}
      <Field label="State">
        <Select
          options={ANY_STATE}
          value={state.state ?? ""}
          onChange={({ target }) => go({ state: target.value || undefined })}
        />
      </Field>
      <Field label="Rating">
        <Select
          options={ANY_RATING}
          value={state.rating ? String(state.rating) : ""}
          onChange={({ target }) => go({ rating: target.value ? Number(target.value) : undefined })}
        />
      </Field>
      <div className="grid gap-2">
        {filters.includes("openNow") && (
          <Checkbox
            label="Open now"
            checked={state.openNow ?? false}
            onChange={({ target }) => go({ openNow: target.checked || undefined })}
          />
        )}
        <Checkbox
          label="Verified"
          checked={state.verified ?? false}
          onChange={({ target }) => go({ verified: target.checked || undefined })}
        />
      </div>
      <CityFilters state={state} go={go} />
      <SavedSearches state={state} narrowing={narrowing} />
    </div>
  );
}

/** The quantities in the list, and the one in the address. */
function moqOptions(chosen: number | undefined) {
  const all = [...new Set([...MOQS, ...(chosen ? [chosen] : [])])].toSorted((one, other) => one - other);
  return [
    { value: "", label: "Any quantity" },
    ...all.map((count) => ({
      value: String(count),
      label: count === 1 ? "Single pieces" : `Up to ${count.toLocaleString("en-IN")}`,
    })),
  ];
}
