import type { EmploymentType, WorkMode } from "@cardplaza/contract/jobs/job-words";

/**
 * By which keys a job is found. All are in one index, so any filters together are one question to it. Words are
 * stems; plain ones are anywhere in the job, the marked ones where people look first.
 */
export const KEY = {
  inTitle: (stem: string) => `=${stem}`,
  /** In the title, a skill, the department, the city or the name of the company. */
  inFacts: (stem: string) => `+${stem}`,
  anywhere: (stem: string) => stem,
  city: (city: string) => `@${city}`,
  skill: (skill: string) => `#${skill}`,
  title: (plain: string) => `title/${plain}`,
  company: (companyId: string) => `company/${companyId}`,
  mode: (mode: WorkMode) => `mode/${mode}`,
  type: (type: EmploymentType) => `type/${type}`,
} as const;

/** The form in which skills are compared, however they were typed. */
export const skillKey = (skill: string) => skill.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** All groups must match; a group matches by any of its keys. */
export type KeyGroups = string[][];

/** The text of a tsquery; none without groups. */
export const keyQuery = (groups: KeyGroups): string =>
  groups.map((keys) => `(${[...new Set(keys)].map(quoted).join(" | ")})`).join(" & ");

export const quoted = (key: string) => `'${key.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
