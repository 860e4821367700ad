import { EMPLOYMENT_TYPE_LABEL, WORK_MODE_LABEL } from "@cardplaza/contract/jobs/job-words";
import { type ActiveFilter, ActiveFilters } from "../../../ui/lists/active-filters.tsx";
import { lakhText, postedText, yearsText } from "./filter-words.ts";
import { NO_FILTERS, type JobsAddress } from "../job-address.ts";

interface JobChipsProps {
  jobs: JobsAddress;
  /** The name of the company in the address, if it is known. */
  companyName: string | undefined;
  go: (change: Partial<JobsAddress>) => void;
}

/** A chip for each filter that is set, which removes it. */
export function JobChips({ jobs, companyName, go }: JobChipsProps) {
  const inForce = jobFiltersInForce(jobs, companyName);
  if (inForce.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <ActiveFilters filters={inForce} onRemove={go} onClear={() => go({ ...NO_FILTERS, city: [] })} />
    </div>
  );
}

export function jobFiltersInForce(
  jobs: JobsAddress,
  companyName?: string,
): ActiveFilter<Partial<JobsAddress>>[] {
  const { city, mode, type, expMin, salaryMin, skills, postedDays, companyId, near, radiusKm } = jobs;
  const without = <Each,>(all: Each[], one: Each) => all.filter((each) => each !== one);
  return [
    ...city.map((each) => ({ name: each, without: { city: without(city, each) } })),
    ...(near
      ? [
          {
            name: radiusKm === undefined ? `Near ${near}` : `Within ${radiusKm} km of ${near}`,
            without: { near: "", radiusKm: undefined },
          },
        ]
      : []),
    ...(companyId ? [{ name: companyName ?? "One company", without: { companyId: "" } }] : []),
    ...(expMin === undefined ? [] : [{ name: yearsText(expMin), without: { expMin: undefined } }]),
    ...(salaryMin === undefined ? [] : [{ name: lakhText(salaryMin), without: { salaryMin: undefined } }]),
    ...mode.map((each) => ({ name: WORK_MODE_LABEL[each], without: { mode: without(mode, each) } })),
    ...type.map((each) => ({ name: EMPLOYMENT_TYPE_LABEL[each], without: { type: without(type, each) } })),
    ...skills.map((each) => ({ name: each, without: { skills: without(skills, each) } })),
    ...(postedDays === undefined
      ? []
      : [{ name: postedText(postedDays), without: { postedDays: undefined } }]),
  ];
}
