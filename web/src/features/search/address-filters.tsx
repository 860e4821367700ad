import { SEARCH_MAX } from "@cardplaza/contract/text-limits";
import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { cn } from "../../ui/class-names.ts";
import { Field } from "../../ui/fields/field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { CityField } from "../places/city-field.tsx";

interface Typed {
  city: string;
  q: string;
}

interface AddressFiltersProps<Filters extends Typed> {
  filters: Filters;
  /** The address with some of it changed. */
  pathWith: (change: Typed & Partial<Filters>) => string;
  /** The address without filters. */
  action: string;
  /** What the address says besides the fields. */
  hidden: Record<string, string>;
  words: { label: string; placeholder: string; className: string };
  cityClassName: string;
  className: string;
  /** What is chosen here takes effect at once. */
  children: (go: (change: Partial<Filters>) => void) => ReactNode;
}

/** Filters of a list that are in its address, with words and a city first. A GET form: it works without scripts. */
export function AddressFilters<Filters extends Typed>(props: AddressFiltersProps<Filters>) {
  const { filters, pathWith, action, hidden, words, cityClassName, className, children } = props;
  const navigate = useNavigate();
  const [city, setCity] = useState(filters.city);
  const [q, setQ] = useState(filters.q);
  const go = (change: Partial<Filters>) =>
    void navigate(pathWith({ city: city.trim(), q: q.trim(), ...change }), { preventScrollReset: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({});
  };
  return (
    <form
      action={action}
      aria-label="Filters"
      onSubmit={submit}
      className={cn(
        "grid grid-cols-2 items-end gap-3 rounded-card border border-line bg-raised p-4",
        className,
      )}
    >
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field label={words.label} className={cn("col-span-2", words.className)}>
        <TextField
          name="q"
          type="search"
          value={q}
          onChange={({ target }) => setQ(target.value)}
          maxLength={SEARCH_MAX}
          placeholder={words.placeholder}
          leading={<Search />}
        />
      </Field>
      <div className={cn("col-span-2", cityClassName)}>
        <CityField label="City" name="city" value={city} onChange={setCity} />
      </div>
      {children(go)}
    </form>
  );
}

interface RatingFilterProps {
  /** The least numbers of stars to choose from. */
  ratings: readonly number[];
  value: string;
  onChange: (rating: string) => void;
  className?: string;
}

export function RatingFilter({ ratings, value, onChange, className }: RatingFilterProps) {
  return (
    <Field label="Rating" className={className}>
      <Select
        name="rating"
        options={[
          { value: "", label: "Any rating" },
          ...ratings.map((stars) => ({ value: String(stars), label: `${stars} stars and up` })),
        ]}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
