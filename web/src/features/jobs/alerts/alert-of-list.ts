import type { AlertWanted } from "@cardplaza/contract/jobs/alert-rules";
import type { JobsAddress } from "../job-address.ts";

/** What of the list's filters an alert repeats. */
export const alertOfList = ({
  q,
  city,
  mode,
  type,
  expMin,
  salaryMin,
  skills,
}: JobsAddress): AlertWanted => ({
  q,
  city: city[0] ?? "",
  mode,
  type,
  expMin: expMin ?? null,
  salaryMin: salaryMin ?? null,
  skills,
});

/** The filters that an alert does not have, in words. */
export const notInAlert = ({ city, near, radiusKm, companyId, postedDays }: JobsAddress): string[] => [
  ...(city.length > 1
    ? [`the other ${city.length === 2 ? "city" : "cities"} (${city.slice(1).join(", ")})`]
    : []),
  ...(near && radiusKm !== undefined ? ["the distance"] : []),
  ...(companyId ? ["the company (follow it to hear of its jobs)"] : []),
  ...(postedDays ? ["the date"] : []),
];
