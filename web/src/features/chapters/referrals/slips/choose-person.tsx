import { SEARCH_MAX } from "@cardplaza/contract/text-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { query } from "../../../../lib/query.ts";
import { problemText } from "../../../../lib/problem-text.ts";
import { useTypedSearch } from "../../../../lib/use-typed-search.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import { FieldError } from "../../../../ui/fields/field-error.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { PartnerLine } from "../partner-line.tsx";

/** Somebody to give a slip to. */
export interface ChosenPerson {
  _id: string;
  name: string;
  profile_image: string | null;
  /** Trade, chapter and city in a line. */
  about: string;
}

interface ChoosePersonProps {
  label: string;
  /** Its members are offered first. */
  chapterId: string;
  /** Once something is typed, members of all chapters are found. */
  across?: boolean;
  chosen: ChosenPerson | null;
  onChoose: (person: ChosenPerson | null) => void;
  error?: string | undefined;
}

/** Finds a member by name, trade or chapter. The chosen one takes the place of the search. */
export function ChoosePerson({ label, chosen, onChoose, error, ...where }: ChoosePersonProps) {
  const id = useId();
  const change = useRef<HTMLButtonElement>(null);
  const wasChosen = useRef(chosen);
  useEffect(() => {
    // The pressed row is gone, so the focus goes on to what took its place.
    if (chosen && wasChosen.current === null) change.current?.focus();
    wasChosen.current = chosen;
  }, [chosen]);
  if (!chosen) return <PersonSearch label={label} error={error} onChoose={onChoose} {...where} />;
  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-1 gap-1.5">
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      <PartnerLine
        partner={chosen}
        below={chosen.about}
        className="rounded-field border border-line bg-sunken p-3"
      >
        <Button ref={change} size="sm" variant="secondary" onClick={() => onChoose(null)}>
          Change
        </Button>
      </PartnerLine>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

function PersonSearch({
  label,
  chapterId,
  across = false,
  onChoose,
  error,
}: Omit<ChoosePersonProps, "chosen">) {
  const search = useTypedSearch();
  const found = useQuery({
    ...query["GET /api/referrals/receivers"]({
      query: { q: search.q, ...(across && search.q ? {} : { chapterId }) },
    }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const people = found.data?.receivers;
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={label} required error={error ?? (found.error ? problemText(found.error) : undefined)}>
        <TextField
          type="search"
          placeholder={across ? "Name, trade or chapter" : "Name or trade"}
          leading={<Search />}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          value={search.text}
          onChange={(event) => search.setText(event.target.value)}
          // It searches; the form is sent by its button.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      <ul
        aria-label="People found"
        aria-busy={found.isFetching || undefined}
        className="-mx-1 grid max-h-64 grid-cols-1 overflow-y-auto overscroll-contain"
      >
        {people?.map(({ _id, name, profile_image, categoryName, city, chapter }) => {
          const about = [categoryName, chapter?.name, city].filter(Boolean).join(" · ");
          return (
            <li key={`${_id} ${chapter?._id}`}>
              <button
                type="button"
                onClick={() => _id && onChoose({ _id, name, profile_image, about })}
                className="w-full rounded-field p-2 text-left hover:bg-hover focus-visible:-outline-offset-2"
              >
                <PartnerLine partner={{ name, profile_image }} below={about} />
              </button>
            </li>
          );
        })}
        {!people && !found.error && [0, 1, 2].map((at) => <Skeleton key={at} className="m-1 h-12" />)}
      </ul>
      <p role="status" className="text-sm text-muted empty:hidden">
        {people?.length === 0 ? (search.q ? "No one by that name." : "No other members yet.") : ""}
      </p>
    </div>
  );
}
