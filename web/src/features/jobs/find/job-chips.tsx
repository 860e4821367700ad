import { EMPLOYMENT_TYPE_LABEL, WORK_MODE_LABEL } from "@cardplaza/contract/jobs/job-words";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { lakhText, postedText, yearsText } from "./filter-words.ts";
import { NO_FILTERS, type JobsAddress } from "./job-address.ts";

interface InForce {
  name: string;
  without: Partial<JobsAddress>;
}

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
      <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
        {inForce.map(({ name, without }) => (
          <li key={`${Object.keys(without)[0]} ${name}`} className="max-w-full">
            <Chip remove={{ label: `Remove ${name}`, onPress: () => go(without) }}>{name}</Chip>
          </li>
        ))}
      </ul>
      {inForce.length > 1 && (
        <Button variant="link" onClick={() => go({ ...NO_FILTERS, city: [] })}>
          Clear all
        </Button>
      )}
    </div>
  );
}

export function jobFiltersInForce(jobs: JobsAddress, companyName?: string): InForce[] {
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
