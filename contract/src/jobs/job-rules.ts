// Pure rules about jobs, used on both sides. Free of zod: pages and forms import it.
import {
  JOB_LIMITS,
  JOB_TEXT,
  MAX_VALID_DAYS,
  PERIODS_A_YEAR,
  WORK_MODE_LABEL,
  type ApplyMode,
  type SalaryPeriod,
  type WorkMode,
} from "./job-words.ts";

export interface JobSalary {
  salaryMinPaise: number | null;
  salaryMaxPaise: number | null;
  period: SalaryPeriod;
}

const SALARY = /(?:₹|\brs\.?|\binr)\s*\d|\d\s*(?:lpa|lakhs?|ctc|k\b|\/-)|\bl\.?p\.?a\b/i;
/** A title that names money. */
export const saysSalary = (title: string) => SALARY.test(title);

const PERIOD_TEXT: Record<SalaryPeriod, string> = { YEAR: "yr", MONTH: "mo", DAY: "day", HOUR: "hr" };
const rupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });
const LAKH = 10_000_000;
const CRORE = 100 * LAKH;

/** As people say it: "₹6–9 L/yr", "₹25,000–35,000/mo", "₹800/day"; empty without a salary. */
export function salaryText({ salaryMinPaise: min, salaryMaxPaise: max, period }: JobSalary): string {
  const [least, most] = [min ?? max, max ?? min];
  if (least === null || most === null) return "";
  const [divisor, unit, numbers] =
    least >= CRORE ? [CRORE, " Cr", short] : least >= LAKH ? [LAKH, " L", short] : [100, "", rupees];
  const said = (paise: number) => numbers.format(paise / divisor);
  // Of two units the smaller one is for both, unless the highest has outgrown it.
  if (unit === "" && most >= LAKH)
    return `₹${rupees.format(least / 100)} – ${short.format(most / LAKH)} L/${PERIOD_TEXT[period]}`;
  if (unit === " L" && most >= CRORE)
    return `₹${said(least)} L – ${short.format(most / CRORE)} Cr/${PERIOD_TEXT[period]}`;
  const range = said(least) === said(most) ? said(least) : `${said(least)}–${said(most)}`;
  return `₹${range}${unit}/${PERIOD_TEXT[period]}`;
}

export const paiseAYear = (paise: number, period: SalaryPeriod) => paise * PERIODS_A_YEAR[period];

/** "2–4 yrs", "5+ yrs", "Fresher". */
export function experienceText({ expMin, expMax }: { expMin: number; expMax: number | null }): string {
  if (expMax === 0) return "Fresher";
  if (expMax === null) return expMin === 0 ? "Any experience" : `${expMin}+ yrs`;
  if (expMax === expMin) return expMin === 1 ? "1 yr" : `${expMin} yrs`;
  return `${expMin}–${expMax} yrs`;
}

/** "Pune", "Pune, Nagpur +2", "Remote". */
export function placeText(workMode: WorkMode, locations: readonly { city: string }[]): string {
  const cities = [...new Set(locations.map(({ city }) => city))];
  const named = cities.slice(0, 2).join(", ") + (cities.length > 2 ? ` +${cities.length - 2}` : "");
  if (workMode === "onsite") return named;
  return named === "" || workMode === "remote"
    ? WORK_MODE_LABEL[workMode]
    : `${named} (${WORK_MODE_LABEL[workMode]})`;
}

/** Words of those who ask applicants for money. */
const FLAGGED = [
  "registration fee",
  "registration charge",
  "security deposit",
  "refundable deposit",
  "pay to apply",
  "processing fee",
  "training fee",
  "joining fee",
  "advance payment",
  "earn from home daily",
  "no work full salary",
  "whatsapp only",
  "data entry at home",
] as const;
/** All flagged words in the texts of a job. */
export function allFlaggedIn(...texts: string[]): string[] {
  const plain = texts
    .join(" ")
    .toLowerCase()
    .replaceAll(/[\s-]+/g, " ");
  return FLAGGED.filter((words) => plain.includes(words));
}

export interface JobContents extends JobSalary {
  title: string;
  description: string;
  locations: readonly { city: string }[];
  expMin: number;
  expMax: number | null;
  skills: readonly string[];
  applyMode: ApplyMode;
  applyUrl: string;
  walkIn: { date: string } | null;
  validThrough: string;
}

const DAY_MS = 86_400_000;
/** From tomorrow to 90 days from today, both as days such as 2026-05-12. */
export const isValidThrough = (day: string, today: string) =>
  day > today && Date.parse(day) - Date.parse(today) <= MAX_VALID_DAYS * DAY_MS;

/** What a job needs before it opens: by field, what to do. */
export function missingToOpen(job: JobContents, today: string): Record<string, string> {
  const { title, description, locations, expMin, expMax, skills, applyMode } = job;
  const { salaryMinPaise: min, salaryMaxPaise: max } = job;
  return {
    ...(title.length < JOB_LIMITS.title[0] && { title: `At least ${JOB_LIMITS.title[0]} characters.` }),
    ...(description.length < JOB_LIMITS.description[0] && {
      description: `At least ${JOB_LIMITS.description[0]} characters.`,
    }),
    ...(locations.length === 0 && { locations: JOB_TEXT.needLocation }),
    ...(expMax !== null && expMax < expMin && { expMax: JOB_TEXT.badMaxExperience }),
    ...(min !== null && max !== null && max < min && { salaryMaxPaise: JOB_TEXT.badMaxSalary }),
    ...(skills.length === 0 && { skills: JOB_TEXT.needSkill }),
    ...(applyMode === "external" && job.applyUrl === "" && { applyUrl: JOB_TEXT.badApplyUrl }),
    ...(applyMode === "walk_in" && job.walkIn === null && { walkIn: JOB_TEXT.needWalkIn }),
    ...(applyMode === "walk_in" && job.walkIn && job.walkIn.date < today && { walkIn: JOB_TEXT.pastWalkIn }),
    ...(!isValidThrough(job.validThrough, today) && { validThrough: JOB_TEXT.badValidThrough }),
  };
}
