import { cardLabel } from "@cardplaza/contract/cards/card-rules";
import { LEAD_WORDS } from "@cardplaza/contract/leads/lead-words";
import { Search, X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { ToggleChip } from "../../ui/chip.tsx";
import { cn } from "../../ui/class-names.ts";
import { Field } from "../../ui/fields/field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useToolCards } from "../cards/tools/use-tool-cards.ts";
import { LEAD_SEARCH_MAX } from "./lead-filters.ts";
import { STATUS_OPTIONS } from "./lead-status.tsx";
import type { LeadFiltersState } from "./use-lead-filters.ts";
import { useLeadTags } from "./use-my-leads.ts";

const OPTIONS = [{ value: "all", label: LEAD_WORDS.allStatuses }, ...STATUS_OPTIONS];

interface LeadSearchProps {
  filters: LeadFiltersState;
  /** On a phone all but the text and the status are behind a button. */
  showsAll: boolean;
}

export function LeadSearch({ filters, showsAll }: LeadSearchProps) {
  const { sent, change } = filters;
  return (
    <div role="search" aria-label="Leads" className="mb-5 grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-2 sm:grid-cols-[minmax(0,1fr)_12rem] sm:gap-3">
        <TextField
          type="search"
          aria-label="Search your leads"
          placeholder="Name, e-mail or message"
          leading={<Search />}
          maxLength={LEAD_SEARCH_MAX}
          value={filters.text}
          onChange={(event) => filters.setText(event.target.value)}
        />
        <Select
          aria-label="Filter by status"
          options={OPTIONS}
          value={sent.status}
          onChange={({ target }) => change({ status: target.value === "all" ? null : target.value })}
        />
      </div>
      <div className={cn("grid grid-cols-2 items-end gap-3 sm:flex", !showsAll && "max-sm:hidden")}>
        <CardFilter filters={filters} />
        <Day label="From" value={sent.from} max={sent.to} onChange={(from) => change({ from })} />
        <Day label="To" value={sent.to} min={sent.from} onChange={(to) => change({ to })} />
        {filters.isActive && (
          <Button variant="ghost" className="col-span-2 justify-self-start" onClick={filters.clear}>
            <X /> Clear filters
          </Button>
        )}
      </div>
      <div className={cn("empty:hidden", !showsAll && "max-sm:hidden")}>
        <Tags filters={filters} />
      </div>
    </div>
  );
}

/** Which card was written on; one that is deleted by now can still be in the address. */
function CardFilter({ filters: { sent, change } }: { filters: LeadFiltersState }) {
  const { data: cards = [] } = useToolCards();
  const named = cards.map((card) => ({ value: card._id, label: cardLabel(card) }));
  const isUnknown = sent.card !== null && cards.every(({ _id }) => _id !== sent.card);
  const options = [{ value: "all", label: LEAD_WORDS.allCards }, ...named];
  return (
    <Field label="Business Card" className="col-span-2 sm:flex-1">
      <Select
        options={isUnknown ? [...options, { value: sent.card ?? "", label: "Another card" }] : options}
        value={sent.card ?? "all"}
        onChange={({ target }) => change({ card: target.value === "all" ? null : target.value })}
      />
    </Field>
  );
}

interface DayProps {
  label: string;
  value: string | null;
  min?: string | null;
  max?: string | null;
  onChange: (day: string | null) => void;
}

const Day = ({ label, value, min, max, onChange }: DayProps) => (
  <Field label={label} className="sm:w-40">
    <TextField
      type="date"
      min={min ?? undefined}
      max={max ?? undefined}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || null)}
    />
  </Field>
);

function Tags({ filters: { sent, change } }: { filters: LeadFiltersState }) {
  const { data: tags = [] } = useLeadTags();
  // An active filter stays visible, even if no lead has the tag any more.
  const shown = sent.tag && !tags.includes(sent.tag) ? [...tags, sent.tag] : tags;
  if (shown.length === 0) return null;
  return (
    <div role="group" aria-label="Tags" className="flex flex-wrap gap-2">
      {shown.map((tag) => (
        <ToggleChip
          key={tag}
          pressed={tag === sent.tag}
          onClick={() => change({ tag: tag === sent.tag ? null : tag })}
        >
          {tag}
        </ToggleChip>
      ))}
    </div>
  );
}
