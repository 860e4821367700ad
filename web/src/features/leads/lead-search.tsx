import { LEAD_WORDS } from "@cardplaza/contract/lead-words";
import { Search } from "lucide-react";
import { ToggleChip } from "../../ui/chip.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { STATUS_OPTIONS } from "./lead-status.tsx";
import type { LeadFiltersState } from "./use-lead-filters.ts";
import { type SentFilters, useLeadTags } from "./use-my-leads.ts";

const OPTIONS = [{ value: "all", label: LEAD_WORDS.allStatuses }, ...STATUS_OPTIONS];

export function LeadSearch({ filters }: { filters: LeadFiltersState }) {
  const { data: tags = [] } = useLeadTags();
  // One that is in force stays in sight, even if its last lead has lost it.
  const shown = filters.tag && !tags.includes(filters.tag) ? [...tags, filters.tag] : tags;
  return (
    <div className="mb-5 grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          type="search"
          aria-label="Search your leads"
          placeholder="Name, email or message"
          leading={<Search />}
          maxLength={100}
          value={filters.text}
          onChange={(event) => filters.setText(event.target.value)}
        />
        <Select
          aria-label="Filter by status"
          options={OPTIONS}
          value={filters.status}
          onChange={(event) => filters.setStatus(event.target.value as SentFilters["status"])}
        />
      </div>
      {shown.length > 0 && (
        <div role="group" aria-label="Tags" className="flex flex-wrap gap-2">
          {shown.map((tag) => (
            <ToggleChip
              key={tag}
              pressed={tag === filters.tag}
              onClick={() => filters.setTag(tag === filters.tag ? null : tag)}
            >
              {tag}
            </ToggleChip>
          ))}
        </div>
      )}
    </div>
  );
}
