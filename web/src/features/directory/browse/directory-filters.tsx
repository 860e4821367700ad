import {
  DIRECTORY_RATINGS,
  DIRECTORY_SORT_LABELS,
  DIRECTORY_SORTS,
  type DirectorySort,
} from "@cardplaza/contract/directory/listing-page-words";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { AddressFilters, RatingFilter } from "../../search/address-filters.tsx";
import { directoryPath, type Directory } from "../directory-address.ts";

export function DirectoryFilters({ directory }: { directory: Directory }) {
  const { category, city, pin, rating, sort, openNow } = directory;
  // Nearest to what? Only where a place is named.
  const sorts = DIRECTORY_SORTS.filter((each) => each !== "distance" || city || pin);
  return (
    <AddressFilters
      filters={directory}
      pathWith={(change) => directoryPath(directory, change)}
      action="/businesses"
      hidden={{ category, pin }}
      words={{
        label: "Search businesses",
        placeholder: "Name, trade or what you need",
        className: "sm:col-span-4",
      }}
      cityClassName="sm:col-span-1"
      className="sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      {(go) => (
        <>
          <RatingFilter
            ratings={DIRECTORY_RATINGS}
            value={rating}
            onChange={(stars) => go({ rating: stars })}
          />
          <Field label="Sort by">
            <Select
              name="sort"
              options={sorts.map((value) => ({ value, label: DIRECTORY_SORT_LABELS[value] }))}
              value={sort}
              onChange={({ target }) => go({ sort: target.value as DirectorySort })}
            />
          </Field>
          <Button type="submit" offlineNote={false} className="order-last sm:order-none">
            Show
          </Button>
          <Checkbox
            name="openNow"
            value="true"
            label="Open now"
            className="self-center sm:col-span-4"
            checked={openNow}
            onChange={({ target }) => go({ openNow: target.checked })}
          />
        </>
      )}
    </AddressFilters>
  );
}
