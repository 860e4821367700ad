import { SEARCH_MAX } from "@cardplaza/contract/text-limits";
import { Search } from "lucide-react";
import { problemText } from "../../../lib/problem-text.ts";
import { Chip } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { GROUPS_WORDS } from "../words/groups-words.ts";
import { PersonCheckbox } from "../share/person-checkbox.tsx";
import { type FoundPerson, useFoundPeople } from "./use-found-people.ts";

interface PeoplePickerProps {
  chosen: readonly FoundPerson[];
  onChange: (chosen: FoundPerson[]) => void;
  /** How many fit. */
  most: number;
  /** Who is in it already. */
  without?: readonly string[];
  error?: string | undefined;
}

/** Chooses several members by name, connections first. */
export function PeoplePicker({ chosen, onChange, most, without = [], error }: PeoplePickerProps) {
  const { search, people, error: failure, isFetching } = useFoundPeople();
  const shown = people?.filter(({ person }) => !without.includes(person._id));
  const has = (id: string) => chosen.some(({ person }) => person._id === id);
  const remove = (id: string) => onChange(chosen.filter(({ person }) => person._id !== id));
  const toggle = (found: FoundPerson) =>
    has(found.person._id) ? remove(found.person._id) : onChange([...chosen, found]);
  const left = most - chosen.length;
  return (
    <div className="grid grid-cols-1 gap-3">
      {chosen.length > 0 && (
        <ul aria-label={GROUPS_WORDS.chosen} className="flex max-h-28 flex-wrap gap-2 overflow-y-auto">
          {chosen.map(({ person: { _id, name } }) => (
            <li key={_id} className="max-w-full">
              <Chip remove={{ label: GROUPS_WORDS.remove(name), onPress: () => remove(_id) }}>{name}</Chip>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={GROUPS_WORDS.people}
        hint={left === 0 ? GROUPS_WORDS.full : GROUPS_WORDS.roomLeft(left)}
        error={error ?? (failure ? problemText(failure) : undefined)}
      >
        <TextField
          type="search"
          placeholder={GROUPS_WORDS.searchPeople}
          leading={<Search />}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          value={search.text}
          onChange={({ target }) => search.setText(target.value)}
          // It searches; the form is sent by its button.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      <ul
        aria-label={GROUPS_WORDS.found}
        aria-busy={isFetching || undefined}
        className="-mx-2 grid max-h-64 min-h-24 content-start overflow-y-auto overscroll-contain"
      >
        {shown?.map((found) => (
          <PersonCheckbox
            key={found.person._id}
            person={found.person}
            note={found.isConnected ? undefined : GROUPS_WORDS.willBeInvited}
            checked={has(found.person._id)}
            disabled={left === 0 && !has(found.person._id)}
            onToggle={() => toggle(found)}
          />
        ))}
        {!shown && !failure && [0, 1, 2].map((at) => <Skeleton key={at} className="m-2 h-10" />)}
      </ul>
      <p role="status" className="text-sm text-muted empty:hidden">
        {shown?.length === 0 && !isFetching && (search.q ? GROUPS_WORDS.nobody : GROUPS_WORDS.noConnections)}
      </p>
    </div>
  );
}
