import type { SavedCard } from "@cardplaza/contract/cards/saved/saved-cards";
import { Search } from "lucide-react";
import { ToggleChip } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { tagsOf } from "./search-saved.ts";

interface SavedSearchProps {
  cards: readonly SavedCard[];
  text: string;
  onText: (text: string) => void;
  tag: string | null;
  onTag: (tag: string | null) => void;
}

export function SavedSearch({ cards, text, onText, tag, onTag }: SavedSearchProps) {
  const tags = tagsOf(cards);
  return (
    <div className="mb-5 grid gap-3">
      <TextField
        type="search"
        aria-label="Search your saved cards"
        placeholder="Name, company, tag or note"
        leading={<Search />}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="max-w-md"
      />
      {tags.length > 0 && (
        <div role="group" aria-label="Tags" className="flex flex-wrap gap-2">
          {tags.map((each) => (
            <ToggleChip key={each} pressed={each === tag} onClick={() => onTag(each === tag ? null : each)}>
              {each}
            </ToggleChip>
          ))}
        </div>
      )}
    </div>
  );
}
