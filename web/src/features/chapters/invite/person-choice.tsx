import type { Person } from "@cardplaza/contract/people/person";
import { SEARCH_MAX } from "@cardplaza/contract/text-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

interface PersonChoiceProps {
  chosen: Person | null;
  onChoose: (person: Person | null) => void;
  error?: string | undefined;
}

/** Finds a member by name, the viewer's connections first. The chosen one takes the place of the search. */
export function PersonChoice({ chosen, onChoose, error }: PersonChoiceProps) {
  const change = useRef<HTMLButtonElement>(null);
  // The pressed row is gone, so the focus goes on to what took its place.
  useEffect(() => {
    if (chosen) change.current?.focus();
  }, [chosen]);
  if (!chosen) return <PersonSearch onChoose={onChoose} error={error} />;
  return (
    <div role="group" aria-label="Member">
      <p className="mb-1.5 text-sm font-medium">Member</p>
      <div className="flex items-center gap-3 rounded-field border border-line bg-sunken p-3">
        <PersonName person={chosen} />
        <Button ref={change} size="sm" variant="secondary" onClick={() => onChoose(null)}>
          Change
        </Button>
      </div>
    </div>
  );
}

function PersonSearch({ onChoose, error }: Omit<PersonChoiceProps, "chosen">) {
  const search = useTypedSearch();
  const found = useQuery({
    ...query["GET /api/people"]({ query: { q: search.q } }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const people = found.data?.people ?? [];
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label="Member" required error={error ?? (found.error ? problemText(found.error) : undefined)}>
        <TextField
          type="search"
          placeholder="Name"
          leading={<Search />}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          value={search.text}
          onChange={({ target }) => search.setText(target.value)}
          // Enter searches; the form is sent by its button.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      <ul aria-label="People found" className="grid max-h-56 grid-cols-1 overflow-y-auto overscroll-contain">
        {people.map((person) => (
          <li key={person._id}>
            <button
              type="button"
              onClick={() => onChoose(person)}
              className="flex min-h-11 w-full items-center gap-3 rounded-field p-2 text-left hover:bg-hover focus-visible:-outline-offset-2"
            >
              <PersonName person={person} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted empty:hidden">
        {found.isSuccess && people.length === 0 && search.q && "No one by that name."}
      </p>
    </div>
  );
}

function PersonName({ person: { name, profile_image, headline, city } }: { person: Person }) {
  return (
    <>
      <Avatar name={name} src={profile_image} decorative />
      <span className="min-w-0 flex-1 text-sm break-words">
        <span className="block font-medium">{name}</span>
        <span className="line-clamp-1 text-muted">{[headline, city].filter(Boolean).join(" · ")}</span>
      </span>
    </>
  );
}
