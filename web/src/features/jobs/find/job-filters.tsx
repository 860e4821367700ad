import {
  EMPLOYMENT_TYPE_LABEL,
  EMPLOYMENT_TYPES,
  JOB_SORT_LABEL,
  JOB_SORTS,
  POSTED_DAYS,
  WORK_MODE_LABEL,
  WORK_MODES,
} from "@cardplaza/contract/jobs/job-words";
import { RADII_KM } from "@cardplaza/contract/search/search-words";
import type { FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { PlaceFilters } from "../../search/place-filters.tsx";
import { CompanyFilter } from "./company-filter.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { JobShell, JobsAddress } from "../job-address.ts";
import { lakhText, postedText, yearsText } from "./filter-words.ts";
import { SkillFilter } from "./skill-filter.tsx";

export interface JobFiltersProps {
  shell: JobShell;
  jobs: JobsAddress;
  go: (change: Partial<JobsAddress>) => void;
}

const YEARS = [0, 1, 2, 3, 5, 7, 10, 15, 20];
const LAKHS = [2, 3, 5, 8, 10, 15, 25, 50].map((lakh) => lakh * 100_000);
const OWN_FIELDS = ["expMin", "salaryMin", "postedDays", "mode", "type", "sort"] as const;

/** Everything that narrows the list; each change is a new address. */
export function JobFilters({ shell, jobs, go }: JobFiltersProps) {
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <div className="grid grid-cols-1 gap-5">
      <form action={shell.path} aria-label="Filters" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <HiddenFields shell={shell} jobs={jobs} except={OWN_FIELDS} />
        <Field label="Your experience">
          <NumberSelect
            name="expMin"
            any="Any experience"
            numbers={YEARS}
            chosen={jobs.expMin}
            labelOf={yearsText}
            onChoose={(expMin) => go({ expMin })}
          />
        </Field>
        <Field label="Salary">
          <NumberSelect
            name="salaryMin"
            any="Any salary"
            numbers={LAKHS}
            chosen={jobs.salaryMin}
            labelOf={lakhText}
            onChoose={(salaryMin) => go({ salaryMin })}
          />
        </Field>
        <Field label="Posted within">
          <NumberSelect
            name="postedDays"
            any="Any time"
            numbers={POSTED_DAYS}
            chosen={jobs.postedDays}
            labelOf={postedText}
            onChoose={(postedDays) => go({ postedDays })}
          />
        </Field>
        <Ticks
          legend="Place of work"
          name="mode"
          values={WORK_MODES}
          labels={WORK_MODE_LABEL}
          chosen={jobs.mode}
          onChoose={(mode) => go({ mode })}
        />
        <Ticks
          legend="Kind of job"
          name="type"
          values={EMPLOYMENT_TYPES}
          labels={EMPLOYMENT_TYPE_LABEL}
          chosen={jobs.type}
          onChoose={(type) => go({ type })}
        />
        <noscript className="grid grid-cols-1 gap-5">
          <Field label="Sort by">
            <Select
              name="sort"
              options={JOB_SORTS.map((value) => ({ value, label: JOB_SORT_LABEL[value] }))}
              defaultValue={jobs.sort}
            />
          </Field>
          <Button type="submit" offlineNote={false}>
            Show
          </Button>
        </noscript>
      </form>
      <div className="noscript:hidden">
        <CompanyFilter jobs={jobs} go={go} />
      </div>
      <SkillFilter shell={shell} jobs={jobs} go={go} />
      <PlaceFilters
        key={`${jobs.near} ${jobs.radiusKm}`}
        places={jobs}
        radiiKm={RADII_KM}
        go={go}
        action={shell.path}
        hiddenFields={<HiddenFields shell={shell} jobs={jobs} except={["near", "radiusKm"]} />}
      />
    </div>
  );
}

interface NumberSelectProps {
  name: string;
  any: string;
  numbers: readonly number[];
  chosen: number | undefined;
  labelOf: (value: number) => string;
  onChoose: (value: number | undefined) => void;
}

/** The numbers of the list, and the one in the address. */
function NumberSelect({ name, any, numbers, chosen, labelOf, onChoose }: NumberSelectProps) {
  const all = [...new Set([...numbers, ...(chosen === undefined ? [] : [chosen])])];
  return (
    <Select
      name={name}
      options={[
        { value: "", label: any },
        ...all
          .toSorted((one, other) => one - other)
          .map((value) => ({ value: String(value), label: labelOf(value) })),
      ]}
      value={chosen === undefined ? "" : String(chosen)}
      onChange={({ target }) => onChoose(target.value === "" ? undefined : Number(target.value))}
    />
  );
}

interface TicksProps<Value extends string> {
  legend: string;
  name: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  chosen: readonly Value[];
  onChoose: (values: Value[]) => void;
}

function Ticks<Value extends string>({ legend, name, values, labels, chosen, onChoose }: TicksProps<Value>) {
  return (
    <fieldset className="grid gap-2 pointer-coarse:gap-0">
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={labels[value]}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChoose(values.filter((each) => (each === value ? target.checked : chosen.includes(each))))
          }
        />
      ))}
    </fieldset>
  );
}
