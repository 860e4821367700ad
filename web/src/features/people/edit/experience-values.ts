import type { Experience } from "@cardplaza/contract/people/profile";
import { PROFILE_TEXT } from "@cardplaza/contract/people/profile-words";

/** A position as its form has it: month and year are chosen apart. */
export interface ExperienceValues {
  title: string;
  company: string;
  city: string;
  fromMonth: string;
  fromYear: string;
  isCurrent: boolean;
  toMonth: string;
  toYear: string;
  about: string;
}

export function experienceValues(work: Experience | null): ExperienceValues {
  const [fromYear = "", fromMonth = ""] = work?.from.split("-") ?? [];
  const [toYear = "", toMonth = ""] = work?.to?.split("-") ?? [];
  const { title = "", company = "", city = "", about = "" } = work ?? {};
  return { title, company, city, about, fromMonth, fromYear, toMonth, toYear, isCurrent: work?.to === null };
}

export function experienceOf(values: ExperienceValues): Experience {
  const { title, company, city, about } = values;
  const to = values.isCurrent ? null : `${values.toYear}-${values.toMonth}`;
  return { title, company, city, about, from: `${values.fromYear}-${values.fromMonth}`, to };
}

const CHOOSE = "Choose a month and a year.";

/** What is wrong with the times, by field. */
export function timeProblems(values: ExperienceValues): { from?: string; to?: string } {
  const from = values.fromMonth && values.fromYear ? undefined : CHOOSE;
  if (values.isCurrent) return { from };
  if (!values.toMonth || !values.toYear) return { from, to: CHOOSE };
  const { from: begin, to: end } = experienceOf(values);
  return { from, to: !from && end !== null && end < begin ? PROFILE_TEXT.endBeforeStart : undefined };
}
