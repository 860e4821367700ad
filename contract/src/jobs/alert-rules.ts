// Pure rules about job alerts, used on both sides. Free of zod: pages import it.
import { cityName } from "../places/city-names.ts";
import { salaryText } from "./job-rules.ts";
import { EMPLOYMENT_TYPE_LABEL, WORK_MODE_LABEL, type EmploymentType, type WorkMode } from "./job-words.ts";

export interface AlertWanted {
  q: string;
  city: string;
  mode: WorkMode[];
  type: EmploymentType[];
  expMin: number | null;
  /** The least salary in rupees a year. */
  salaryMin: number | null;
  skills: string[];
}

/** As people say it: "Accountant in Pune", "Tally, GST, remote, from ₹6 L/yr". */
export function alertName({ q, city, mode, type, expMin, salaryMin, skills }: AlertWanted): string {
  const types = type.map((each) => EMPLOYMENT_TYPE_LABEL[each]);
  const [subject = "", ...facts] = [q, skills.join(", "), types.join(" or ")].filter(Boolean);
  const first = subject.charAt(0).toUpperCase() + subject.slice(1) || (city ? "Jobs" : "All jobs");
  const paise = salaryMin === null ? null : salaryMin * 100;
  const salary = paise && salaryText({ salaryMinPaise: paise, salaryMaxPaise: null, period: "YEAR" });
  return [
    city ? `${first} in ${cityName(city)}` : first,
    ...facts,
    ...(mode.length > 0 ? [mode.map((each) => WORK_MODE_LABEL[each].toLowerCase()).join(" or ")] : []),
    ...(expMin === null ? [] : [expMin === 1 ? "1 yr" : `${expMin} yrs`]),
    ...(salary ? [`from ${salary}`] : []),
  ].join(", ");
}

const inOrder = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.trim().toLowerCase()))].toSorted();

/** The same for filters that find the same, however they were typed. */
export const alertKey = ({ q, city, mode, type, expMin, salaryMin, skills }: AlertWanted): string =>
  JSON.stringify([
    q.trim().replaceAll(/\s+/g, " ").toLowerCase(),
    cityName(city).toLowerCase(),
    inOrder(mode),
    inOrder(type),
    expMin,
    salaryMin || null,
    inOrder(skills),
  ]);

/** The list with these filters, the newest first. */
export function alertPath({ q, city, mode, type, expMin, salaryMin, skills }: AlertWanted): string {
  const params = new URLSearchParams();
  const given = {
    q,
    city,
    mode: mode.join(","),
    type: type.join(","),
    expMin: expMin === null ? "" : String(expMin),
    salaryMin: salaryMin === null ? "" : String(salaryMin),
    skills: skills.join(","),
    sort: "date",
  };
  for (const [name, value] of Object.entries(given)) if (value) params.set(name, value);
  return `/jobs?${params.toString()}`;
}
