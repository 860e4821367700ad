import { SUGGESTED_MAX } from "@cardplaza/contract/jobs/job-words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "../../../lib/query.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { SuggestInput } from "../../../ui/fields/suggest-input.tsx";
import type { JobFiltersProps } from "./job-filters.tsx";

/** One company, of those that have open jobs; the one in force is shown above the list. */
export function CompanyFilter({ jobs, go }: Pick<JobFiltersProps, "jobs" | "go">) {
  const [name, setName] = useState("");
  const [looking, setLooking] = useState(false);
  const typed = name.trim();
  const { data } = useQuery({
    ...query["GET /api/jobs/companies"]({ query: { q: typed.slice(0, 60) } }),
    enabled: looking && typed !== "",
    placeholderData: keepPreviousData,
  });
  const companies = typed === "" ? [] : (data?.companies ?? []);
  const take = ({ value }: { value: string }) => {
    const company = companies.find((each) => each.name === value);
    if (!company) return;
    setName("");
    go({ companyId: company._id });
  };
  return (
    <Field label="Company">
      <SuggestInput
        name="company"
        value={name}
        onChange={setName}
        onTake={take}
        onLooking={setLooking}
        listLabel="Companies with open jobs"
        suggestions={companies.map(({ name: value, jobs: open }) => ({
          value,
          hint: open === 1 ? "1 job" : `${open} jobs`,
        }))}
        placeholder={jobs.companyId ? "Another company" : "Its name"}
        maxLength={SUGGESTED_MAX}
      />
    </Field>
  );
}
