import { BUSINESS_CATEGORIES } from "@cardplaza/contract/directory/business-categories";
import { INDIAN_STATES, STATE_CODES } from "@cardplaza/contract/places/indian-states";
import type { SearchState } from "@cardplaza/contract/search/search-address";
import { RATINGS } from "@cardplaza/contract/search/search-words";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { CityFilters } from "./city-filters.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import type { Go } from "./sort-select.tsx";

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

/** Everything that narrows a search; each change is a new address. */
export function SearchFilters({ state, go }: { state: SearchState; go: Go }) {
  const group = BUSINESS_CATEGORIES.find(
    ({ slug, within }) => slug === state.category || within.some((one) => one.slug === state.category),
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label="Category">
        <Select
          options={[
            { value: "", label: "All categories" },
            ...BUSINESS_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          value={group?.slug ?? ""}
          onChange={({ target }) => go({ category: target.value || undefined })}
        />
      </Field>
      {group && (
        <Field label={group.name}>
          <Select
            options={[
              { value: group.slug, label: "All of them" },
              ...group.within.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            value={state.category ?? ""}
            onChange={({ target }) => go({ category: target.value })}
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
        <Checkbox
          label="Open now"
          checked={state.openNow ?? false}
          onChange={({ target }) => go({ openNow: target.checked || undefined })}
        />
        <Checkbox
          label="Verified"
          checked={state.verified ?? false}
          onChange={({ target }) => go({ verified: target.checked || undefined })}
        />
      </div>
      <CityFilters state={state} go={go} />
      <SavedSearches state={state} />
    </div>
  );
}
