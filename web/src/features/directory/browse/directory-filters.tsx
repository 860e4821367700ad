import {
  DIRECTORY_RATINGS,
  DIRECTORY_SORT_LABELS,
  DIRECTORY_SORTS,
  type DirectorySort,
} from "@cardplaza/contract/directory/listing-page-words";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CityField } from "../../places/city-field.tsx";
import { directoryPath, type Directory } from "./directory-address.ts";

const RATINGS = [
  { value: "", label: "Any rating" },
  ...DIRECTORY_RATINGS.map((stars) => ({ value: String(stars), label: `${stars} stars and up` })),
];

/** A GET form: it works without scripts. */
export function DirectoryFilters({ directory }: { directory: Directory }) {
  const navigate = useNavigate();
  const [city, setCity] = useState(directory.city);
  const [q, setQ] = useState(directory.q);
  const go = (change: Partial<Directory>) =>
    void navigate(directoryPath(directory, { city: city.trim(), q: q.trim(), ...change }), {
      preventScrollReset: true,
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({});
  };
  // Nearest to what? Only where a place is named.
  const sorts = DIRECTORY_SORTS.filter((sort) => sort !== "distance" || directory.city || directory.pin);
  return (
    <form
      action="/businesses"
      aria-label="Filters"
      onSubmit={submit}
      className="grid grid-cols-2 items-end gap-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      {directory.category && <input type="hidden" name="category" value={directory.category} />}
      {directory.pin && <input type="hidden" name="pin" value={directory.pin} />}
      <Field label="Search businesses" className="col-span-2 sm:col-span-4">
        <TextField
          name="q"
          type="search"
          value={q}
          onChange={({ target }) => setQ(target.value)}
          maxLength={80}
          placeholder="Name, trade or what you need"
          leading={<Search />}
        />
      </Field>
      <div className="col-span-2 sm:col-span-1">
        <CityField label="City" name="city" value={city} onChange={setCity} />
      </div>
      <Field label="Rating">
        <Select
          name="rating"
          options={RATINGS}
          value={directory.rating}
          onChange={({ target }) => go({ rating: target.value })}
        />
      </Field>
      <Field label="Sort by">
        <Select
          name="sort"
          options={sorts.map((value) => ({ value, label: DIRECTORY_SORT_LABELS[value] }))}
          value={directory.sort}
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
        checked={directory.openNow}
        onChange={({ target }) => go({ openNow: target.checked })}
      />
    </form>
  );
}
