import { COMPANY_SIZES } from "@cardplaza/contract/companies/company-words";
import { IT_BUDGETS, IT_RATINGS, IT_SERVICES_PATH } from "@cardplaza/contract/it-services/it-words";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CityField } from "../../places/city-field.tsx";
import { browsePath, type Browse } from "../it-address.ts";

const BUDGETS = [
  { value: "", label: "Any budget" },
  ...IT_BUDGETS.filter(({ mostPaise }) => mostPaise !== null).map(({ slug, name }) => ({
    value: slug,
    label: name,
  })),
];
const SIZES = [
  { value: "", label: "Any size" },
  ...COMPANY_SIZES.map((size) => ({ value: size, label: size === "1" ? "1 person" : `${size} people` })),
];
const RATINGS = [
  { value: "", label: "Any rating" },
  ...IT_RATINGS.map((stars) => ({ value: String(stars), label: `${stars} stars and up` })),
];

/** A GET form: it works without scripts. */
export function ItFilters({ browse }: { browse: Browse }) {
  const navigate = useNavigate();
  const [city, setCity] = useState(browse.city);
  const [q, setQ] = useState(browse.q);
  const go = (change: Partial<Browse>) =>
    void navigate(browsePath(browse, { city: city.trim(), q: q.trim(), ...change }), {
      preventScrollReset: true,
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({});
  };
  return (
    <form
      action={IT_SERVICES_PATH}
      aria-label="Filters"
      onSubmit={submit}
      className="grid grid-cols-2 items-end gap-3 rounded-card border border-line bg-raised p-4 xl:grid-cols-4"
    >
      {browse.category && <input type="hidden" name="category" value={browse.category} />}
      <Field label="Search providers" className="col-span-2 xl:col-span-3">
        <TextField
          name="q"
          type="search"
          value={q}
          onChange={({ target }) => setQ(target.value)}
          maxLength={80}
          placeholder="Name or technology"
          leading={<Search />}
        />
      </Field>
      <div className="col-span-2 xl:col-span-1">
        <CityField label="City" name="city" value={city} onChange={setCity} />
      </div>
      <Field label="Budget">
        <Select
          name="budget"
          options={BUDGETS}
          value={browse.budget}
          onChange={({ target }) => go({ budget: target.value })}
        />
      </Field>
      <Field label="Team size">
        <Select
          name="size"
          options={SIZES}
          value={browse.size}
          onChange={({ target }) => go({ size: target.value })}
        />
      </Field>
      <Field label="Rating" className="max-xl:col-span-2">
        <Select
          name="rating"
          options={RATINGS}
          value={browse.rating}
          onChange={({ target }) => go({ rating: target.value })}
        />
      </Field>
      <div className="col-span-2 flex items-center justify-between gap-3 xl:col-span-1">
        <Checkbox
          name="verified"
          value="true"
          label="Verified"
          checked={browse.verified}
          onChange={({ target }) => go({ verified: target.checked })}
        />
        <Button type="submit" offlineNote={false}>
          Show
        </Button>
      </div>
    </form>
  );
}
