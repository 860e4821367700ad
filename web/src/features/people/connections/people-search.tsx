import { useQuery } from "@tanstack/react-query";
import { MapPin, Search } from "lucide-react";
import type { ReactNode } from "react";
import { query } from "../../../lib/query.ts";
import { ToggleChip } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { PeopleFiltersState } from "./use-people-filters.ts";

const SEARCH_MAX = 80;

interface PeopleSearchProps {
  filters: PeopleFiltersState;
  /** What can be done with the whole list. */
  children: ReactNode;
}

/** Finds connections by name, city and the member's own tags. */
export function PeopleSearch({ filters: { name, city, tag, setTag }, children }: PeopleSearchProps) {
  const { data } = useQuery({ ...query["GET /api/connections/tags"](), staleTime: 0 });
  const tags = data?.tags ?? [];
  // A tag that is chosen stays visible, even if nobody has it any more.
  const shown = tag && !tags.includes(tag) ? [...tags, tag] : tags;
  return (
    <div role="search" aria-label="Your connections" className="mb-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 flex-[2_1_14rem]">
          <TextField
            type="search"
            aria-label="Name"
            placeholder="Name"
            leading={<Search />}
            maxLength={SEARCH_MAX}
            value={name.text}
            onChange={(event) => name.setText(event.target.value)}
          />
        </div>
        <div className="min-w-0 flex-[1_1_9rem]">
          <TextField
            type="search"
            aria-label="City"
            placeholder="City"
            leading={<MapPin />}
            maxLength={SEARCH_MAX}
            value={city.text}
            onChange={(event) => city.setText(event.target.value)}
          />
        </div>
        {children}
      </div>
      {shown.length > 0 && (
        <div role="group" aria-label="Tags" className="flex flex-wrap gap-2">
          {shown.map((each) => (
            <ToggleChip key={each} pressed={each === tag} onClick={() => setTag(each === tag ? "" : each)}>
              <span className="truncate">{each}</span>
            </ToggleChip>
          ))}
        </div>
      )}
    </div>
  );
}
