import {
  EMPLOYMENT_TYPES,
  JOB_SORTS,
  POSTED_DAYS,
  WORK_MODES,
  type EmploymentType,
  type JobSort,
  type WorkMode,
} from "@cardplaza/contract/jobs/job-words";
import { cityName } from "@cardplaza/contract/places/city-names";

/** Where the list is shown: the public page, or inside a member's area. */
export interface JobShell {
  path: string;
  /** What its address says besides the list. */
  given: Readonly<Record<string, string>>;
  /** The name of the sub-tab in the address. */
  tabName: "tab" | "view";
}

export const PUBLIC_SHELL: JobShell = { path: "/jobs", given: {}, tabName: "tab" };
export const PLAZY_SHELL: JobShell = { path: "/plazy/jobs", given: {}, tabName: "tab" };
export const CONNECT_IN_SHELL: JobShell = {
  path: "/connect-in",
  given: { tab: "job-portal" },
  tabName: "view",
};

export const JOB_TABS = ["find", "saved", "applied", "alerts"] as const;
export type JobTab = (typeof JOB_TABS)[number];
export const JOB_TAB_LABEL: Record<JobTab, string> = {
  find: "Find",
  saved: "Saved",
  applied: "Applied",
  alerts: "Alerts",
};

/** What the address of the list says. */
export interface JobsAddress {
  tab: JobTab;
  q: string;
  /** One is free, several are part of the plan. */
  city: string[];
  mode: WorkMode[];
  type: EmploymentType[];
  /** The years that the member has. */
  expMin?: number | undefined;
  /** The least salary in rupees a year. */
  salaryMin?: number | undefined;
  skills: string[];
  postedDays?: number | undefined;
  companyId: string;
  near: string;
  radiusKm?: number | undefined;
  sort: JobSort;
  page: number;
}

const MOST = { cities: 10, skills: 15, words: 100, each: 80 };

/** What means nothing is left out. */
export function readJobs(search: URLSearchParams, shell: JobShell): JobsAddress {
  const text = (name: string, longest = MOST.each) => (search.get(name) ?? "").trim().slice(0, longest);
  // A form without scripts repeats a name where a link has commas.
  const texts = (name: string, most: number) => [
    ...new Set(
      search
        .getAll(name)
        .flatMap((each) => each.split(","))
        .map((each) => each.trim().slice(0, MOST.each))
        .filter(Boolean)
        .slice(0, most),
    ),
  ];
  const some = <Each extends string>(name: string, known: readonly Each[]) => {
    const given = texts(name, known.length);
    return known.filter((each) => given.includes(each));
  };
  const number = (name: string, least: number, most: number) => {
    const value = text(name) === "" ? Number.NaN : Number(text(name));
    return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
  };
  const near = text("near");
  return {
    tab: JOB_TABS.find((tab) => tab === text(shell.tabName)) ?? "find",
    q: text("q", MOST.words),
    city: [...new Set(texts("city", MOST.cities).map((city) => cityName(city)))],
    mode: some("mode", WORK_MODES),
    type: some("type", EMPLOYMENT_TYPES),
    expMin: number("expMin", 0, 40),
    salaryMin: number("salaryMin", 1, 1_000_000_000),
    skills: texts("skills", MOST.skills),
    postedDays: POSTED_DAYS.find((days) => days === number("postedDays", 1, 90)),
    companyId: text("companyId", 200),
    near,
    radiusKm: near === "" ? undefined : number("radiusKm", 1, 200),
    sort: JOB_SORTS.find((sort) => sort === text("sort")) ?? "relevance",
    page: number("page", 1, 1_000) ?? 1,
  };
}

/** What is asked for, in the names and the form of the call. What is not asked for is left out. */
export function jobsQuery(jobs: JobsAddress) {
  const { q, city, mode, type, expMin, salaryMin, skills, postedDays, companyId, near, radiusKm } = jobs;
  return {
    ...(q && { q }),
    ...(city.length > 0 && { city: city.join(",") }),
    ...(mode.length > 0 && { mode: mode.join(",") }),
    ...(type.length > 0 && { type: type.join(",") }),
    ...(expMin !== undefined && { expMin }),
    ...(salaryMin !== undefined && { salaryMin }),
    ...(skills.length > 0 && { skills: skills.join(",") }),
    ...(postedDays !== undefined && { postedDays }),
    ...(companyId && { companyId }),
    ...(near && { near }),
    ...(near && radiusKm !== undefined && { radiusKm }),
    ...(jobs.sort !== "relevance" && { sort: jobs.sort }),
    ...(jobs.page > 1 && { page: jobs.page }),
  };
}

/** The address of the list with some of it changed. Every change starts at the first page. */
export function jobsPath(shell: JobShell, jobs: JobsAddress, change: Partial<JobsAddress> = {}): string {
  const next = { ...jobs, page: 1, ...change };
  const search = new URLSearchParams(shell.given);
  if (next.tab !== "find") search.set(shell.tabName, next.tab);
  for (const [name, value] of Object.entries(jobsQuery(next))) search.set(name, String(value));
  return search.size > 0 ? `${shell.path}?${search.toString()}` : shell.path;
}

/** The list without filters, or one of its sub-tabs. */
export function tabPath(shell: JobShell, tab: JobTab): string {
  const search = new URLSearchParams(shell.given);
  if (tab !== "find") search.set(shell.tabName, tab);
  return search.size > 0 ? `${shell.path}?${search.toString()}` : shell.path;
}

/** All filters but the words and the first city, which have fields of their own. */
export const NO_FILTERS = {
  mode: [],
  type: [],
  expMin: undefined,
  salaryMin: undefined,
  skills: [],
  postedDays: undefined,
  companyId: "",
  near: "",
  radiusKm: undefined,
} satisfies Partial<JobsAddress>;

/** Whether the address needs the plan: several cities and a radius are part of it. */
export const needsPlan = ({ city, near, radiusKm }: JobsAddress) =>
  city.length > 1 || (near !== "" && radiusKm !== undefined);

/** "Jobs for accountant in Pune" */
export function jobsHeading({ q, city }: Pick<JobsAddress, "q" | "city">): string {
  const [first, ...others] = city;
  const place = first ? ` in ${first}${others.length > 0 ? ` and ${others.length} more` : ""}` : "";
  return `${q ? `Jobs for ${q}` : "Jobs"}${place}`;
}
