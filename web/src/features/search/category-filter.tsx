import type { KindFilters } from "@cardplaza/contract/search/search";
import type { SearchState } from "@cardplaza/contract/search/search-address";
import { Field } from "../../ui/fields/field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import type { Go } from "./sort-select.tsx";

interface CategoryFilterProps {
  categories: KindFilters["categories"];
  state: SearchState;
  go: Go;
}

/** The categories of the open tab; a group opens those within it. */
export function CategoryFilter({ categories, state, go }: CategoryFilterProps) {
  if (categories.length === 0) return null;
  const chosen = categories.find(
    ({ slug, within }) => slug === state.category || within?.some((one) => one.slug === state.category),
  );
  return (
    <>
      <Field label="Category">
        <Select
          options={[
            { value: "", label: "All categories" },
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          value={chosen?.slug ?? ""}
          onChange={({ target }) => go({ category: target.value || undefined })}
        />
      </Field>
      {chosen?.within && (
        <Field label={chosen.name}>
          <Select
            options={[
              { value: chosen.slug, label: "All of them" },
              ...chosen.within.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            value={state.category ?? ""}
            onChange={({ target }) => go({ category: target.value })}
          />
        </Field>
      )}
    </>
  );
}
