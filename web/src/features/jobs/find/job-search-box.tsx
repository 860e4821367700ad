import { QUERY_MAX } from "@cardplaza/contract/search/search-words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MapPin, Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { SuggestInput, type SuggestInputProps } from "../../../ui/fields/suggest-input.tsx";
import { CityInput } from "../../places/city-input.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { JobShell, JobsAddress } from "../job-address.ts";

interface JobSearchBoxProps {
  shell: JobShell;
  jobs: JobsAddress;
  go: (change: Partial<JobsAddress>) => void;
}

/** What and where. A GET form, so it works before the scripts load. */
export function JobSearchBox({ shell, jobs, go }: JobSearchBoxProps) {
  const [q, setQ] = useState(jobs.q);
  const [city, setCity] = useState(jobs.city[0] ?? "");
  const show = (words: string) => {
    const others = jobs.city.slice(1);
    go({ q: words.trim(), city: city.trim() ? [city.trim(), ...others] : others });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(q);
  };
  return (
    <form
      action={shell.path}
      role="search"
      aria-label="Search jobs"
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_auto]"
    >
      <HiddenFields shell={shell} jobs={jobs} except={["q", "city"]} />
      <div className="max-sm:col-span-2">
        <JobWordsInput
          value={q}
          onChange={setQ}
          onTake={({ value }) => {
            setQ(value);
            show(value);
          }}
          name="q"
          type="search"
          aria-label="What kind of work?"
          placeholder="Title, skill or company"
          maxLength={QUERY_MAX}
          leading={<Search />}
        />
      </div>
      <CityInput
        value={city}
        onChange={setCity}
        name="city"
        aria-label="Where?"
        placeholder="City"
        leading={<MapPin />}
      />
      <Button type="submit" offlineNote={false} className="pointer-coarse:h-11">
        Find jobs
      </Button>
    </form>
  );
}

/** A text field with titles, skills and companies that begin as typed. */
export function JobWordsInput(props: Omit<SuggestInputProps, "suggestions" | "listLabel" | "onLooking">) {
  const [looking, setLooking] = useState(false);
  const typed = props.value.trim();
  const { data } = useQuery({
    ...query["GET /api/jobs/suggestions"]({ query: { q: typed.slice(0, 60) } }),
    enabled: looking && typed !== "",
    placeholderData: keepPreviousData,
  });
  const suggestions = typed === "" ? [] : (data?.suggestions ?? []);
  return (
    <SuggestInput
      {...props}
      listLabel="Suggestions"
      onLooking={setLooking}
      suggestions={suggestions.map((value) => ({ value }))}
    />
  );
}
