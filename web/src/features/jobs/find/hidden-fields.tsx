import { jobsQuery, type JobShell, type JobsAddress } from "../job-address.ts";

interface HiddenFieldsProps {
  shell: JobShell;
  jobs: JobsAddress;
  /** The filters that the form shows as fields. */
  except: readonly (keyof JobsAddress)[];
}

/** What the address says besides the fields of a form, for a form that is sent without scripts. */
export function HiddenFields({ shell, jobs, except }: HiddenFieldsProps) {
  const left = Object.entries({ ...shell.given, ...jobsQuery({ ...jobs, page: 1 }) });
  return left
    .filter(([name]) => !(except as readonly string[]).includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} />);
}
