import { Search } from "lucide-react";
import { ToggleChip } from "../../ui/chip.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { ContactFiltersState } from "./use-contact-filters.ts";

const SEARCH_MAX = 100;

interface ContactSearchProps {
  filters: ContactFiltersState;
  tags: readonly string[];
}

export function ContactSearch({ filters: { text, setText, tag, setTag }, tags }: ContactSearchProps) {
  // An active filter stays visible, even if no contact has the tag any more.
  const shown = tag && !tags.includes(tag) ? [...tags, tag] : tags;
  return (
    <div role="search" aria-label="Contacts" className="mb-5 grid grid-cols-1 gap-3">
      <TextField
        type="search"
        aria-label="Search your contacts"
        placeholder="Name, company, e-mail or phone"
        leading={<Search />}
        maxLength={SEARCH_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="max-w-md"
      />
      {shown.length > 0 && (
        <div role="group" aria-label="Tags" className="flex flex-wrap gap-2">
          {shown.map((each) => (
            <ToggleChip key={each} pressed={each === tag} onClick={() => setTag(each === tag ? null : each)}>
              <span className="truncate">{each}</span>
            </ToggleChip>
          ))}
        </div>
      )}
    </div>
  );
}
