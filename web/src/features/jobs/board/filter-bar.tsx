import { NOTICE_DAYS } from "@cardplaza/contract/jobs/job-words";
import { Search } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { BOARD_SORTS, type BoardFilters, type BoardSort, isFiltered, NO_FILTERS } from "./board-filters.ts";

interface FilterBarProps {
  filters: BoardFilters;
  cities: readonly string[];
  /** How many fit. */
  found: number;
  onChange: (filters: BoardFilters) => void;
}

const SORT_LABEL: Record<BoardSort, string> = {
  match: "Best match first",
  newest: "Newest first",
  name: "By name",
  notice: "Shortest notice first",
};
const SORTS = BOARD_SORTS.map((value) => ({ value, label: SORT_LABEL[value] }));
const MATCHES = [0, 50, 75].map((least) => ({
  value: String(least),
  label: least === 0 ? "Any match" : `Match ${least}% or more`,
}));
const NOTICES = [
  { value: "", label: "Any notice" },
  ...NOTICE_DAYS.map((days) => ({
    value: String(days),
    label: days === 0 ? "Can join at once" : `Up to ${days} days' notice`,
  })),
];

/** Finds applicants on the board by name, city, match and notice, and sorts them. */
export function FilterBar({ filters, cities, found, onChange }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const change = (part: Partial<BoardFilters>) => onChange({ ...filters, ...part });
  return (
    <search className="mb-4 grid grid-cols-2 gap-2 lg:grid-cols-[minmax(0,1fr)_repeat(4,11rem)]">
      <div className="flex gap-2 max-lg:col-span-2">
        <div className="min-w-0 flex-1">
          <TextField
            type="search"
            aria-label="Search applicants"
            placeholder="Search by name"
            leading={<Search aria-hidden="true" className="size-4" />}
            value={filters.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        </div>
        <Button
          variant="secondary"
          className="lg:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </Button>
      </div>
      <div className={cn("contents", !isOpen && "max-lg:hidden")}>
        <Select
          aria-label="City"
          options={[
            { value: "", label: "All cities" },
            ...cities.map((city) => ({ value: city, label: city })),
          ]}
          value={filters.city}
          onChange={({ target }) => change({ city: target.value })}
        />
        <Select
          aria-label="Match"
          options={MATCHES}
          value={String(filters.match)}
          onChange={({ target }) => change({ match: Number(target.value) })}
        />
        <Select
          aria-label="Notice period"
          options={NOTICES}
          value={filters.notice === null ? "" : String(filters.notice)}
          onChange={({ target }) => change({ notice: target.value === "" ? null : Number(target.value) })}
        />
        <Select
          aria-label="Sort"
          options={SORTS}
          value={filters.sort}
          onChange={({ target }) => change({ sort: target.value as BoardSort })}
        />
      </div>
      {isFiltered(filters) && (
        <p
          role="status"
          className="col-span-full flex flex-wrap items-center gap-x-3 text-sm text-muted tabular-nums"
        >
          {found === 1 ? "1 applicant" : `${found.toLocaleString("en-IN")} applicants`}
          <Button variant="link" size="sm" onClick={() => onChange(NO_FILTERS)}>
            Clear filters
          </Button>
        </p>
      )}
    </search>
  );
}
