import type { JobFilters } from "@cardplaza/contract/jobs/job-search";
import { experienceText, salaryText } from "@cardplaza/contract/jobs/job-rules";
import { EMPLOYMENT_TYPE_LABEL, WORK_MODE_LABEL } from "@cardplaza/contract/jobs/job-words";
import { placeKey, plainWords, type QueryText } from "../../search/search-text.ts";
import type { FoundJob } from "../posts/found-jobs.ts";
import { shownSalary } from "../posts/present-job.ts";
import type { WordPlace } from "./find-open-jobs.ts";
import { skillKey } from "./job-keys.ts";
import type { JobConditions } from "./read-job-filters.ts";

interface Explained {
  text: QueryText;
  conditions: JobConditions;
  filters: JobFilters;
  /** Where the searched words are in the job; absent if no words were searched for. */
  place?: WordPlace;
  isAlike: boolean;
  km: number | null;
}

/** What of the search fits this job, in plain words. */
export function explainJob({ job, company }: FoundJob, explained: Explained): string[] {
  const { text, conditions, filters, place, isAlike, km } = explained;
  const { words, plain } = text;
  const why: string[] = [];
  const hasWord = (name: string) =>
    plainWords(name)
      .split(" ")
      .some((word) => words.includes(word));
  const skills = job.skills.filter((skill) => conditions.skills.includes(skillKey(skill)) || hasWord(skill));
  if (isAlike) why.push(`Like '${plain}'`);
  else if (place === "title") why.push("Title matches");
  else if (place && hasWord(company.name)) why.push(`At ${company.name}`);
  if (skills.length > 0) why.push(`Skills: ${skills.join(", ")}`);
  if (place === "anywhere" && why.length === 0) why.push("Mentioned in the description");
  const cities = job.locations.filter(({ city }) => conditions.cities.includes(placeKey(city)));
  const named = cities.length > 0 ? cities : job.locations.filter(({ city }) => hasWord(city));
  if (named.length > 0) why.push(`In ${[...new Set(named.map(({ city }) => city))].join(", ")}`);
  if (km !== null && cities.length === 0)
    why.push(km < 1 ? "Less than 1 km away" : `About ${Math.round(km)} km away`);
  const { years, paiseAYear } = conditions;
  if (years !== undefined) why.push(`${experienceText(job)} fits your ${years}`);
  if (paiseAYear !== undefined) why.push(salaryText({ ...shownSalary(job), period: job.period }));
  if (filters.mode.length > 0) why.push(WORK_MODE_LABEL[job.workMode]);
  if (filters.type.length > 0) why.push(EMPLOYMENT_TYPE_LABEL[job.employmentType]);
  return why.filter(Boolean);
}
