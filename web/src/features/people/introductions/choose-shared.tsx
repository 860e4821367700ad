import type { Person } from "@cardplaza/contract/people/person";
import type { PublicProfile } from "@cardplaza/contract/people/profile";
import { SEARCH_MAX } from "@cardplaza/contract/text-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { query } from "../../../lib/query.ts";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

interface ChooseSharedProps {
  profile: PublicProfile;
  chosen: Person | undefined;
  onChoose: (person: Person) => void;
  error?: string | undefined;
}

/** One of the connections that both have. Where the profile does not name them all, they are searched by name. */
export function ChooseShared({ profile, chosen, onChoose, error }: ChooseSharedProps) {
  const { people, count } = profile.mutual;
  const isLong = count > people.length;
  const search = useTypedSearch();
  const { data } = useQuery({
    ...query["GET /api/connections"]({ query: { tab: "mine", with: profile._id, q: search.q } }),
    enabled: isLong,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const found = data?.connections.map(({ person }) => person) ?? people;
  // The chosen one stays in sight, whatever is searched for.
  const isFound = !chosen || found.some(({ _id }) => _id === chosen._id);
  const shown = isFound ? found : [chosen, ...found];
  const group = (
    <RadioGroup
      label="Who should introduce you?"
      error={error}
      options={shown.map(({ _id, name, headline }) => ({ value: _id, label: name, hint: headline }))}
      value={chosen?._id ?? ""}
      onChange={({ target }) => {
        const person = shown.find(({ _id }) => _id === target.value);
        if (person) onChoose(person);
      }}
    />
  );
  if (!isLong) return group;
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        type="search"
        aria-label="Find a shared connection"
        placeholder={`Find one of ${count.toLocaleString("en-IN")} shared connections`}
        leading={<Search />}
        maxLength={SEARCH_MAX}
        value={search.text}
        onChange={(event) => search.setText(event.target.value)}
        // Enter searches; the form is sent by its button.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <div className="max-h-56 overflow-y-auto">{group}</div>
    </div>
  );
}
