import type { JobFields } from "@cardplaza/contract/jobs/job-fields";
import { allFlaggedIn, missingToOpen, paiseAYear } from "@cardplaza/contract/jobs/job-rules";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { dateInIndia } from "@cardplaza/contract/time";
import { incomplete, invalid } from "../../../platform/refusals.ts";
import type { JobRow } from "./jobs.table.ts";

type Compared = Pick<
  JobRow,
  "salaryMinPaise" | "salaryMaxPaise" | "period" | "salaryHidden" | "expMin" | "expMax"
>;
export const NOTHING_YET: Compared = {
  salaryMinPaise: null,
  salaryMaxPaise: null,
  period: "YEAR",
  salaryHidden: false,
  expMin: 0,
  expMax: null,
};

/** The stored values for the sent fields, on top of what is there, with what jobs are compared by. */
export function jobValues(fields: Partial<JobFields>, before: Compared) {
  const { salaryMinPaise, salaryMaxPaise, period, salaryHidden, expMin, expMax } = { ...before, ...fields };
  const wrong = {
    ...(salaryMinPaise !== null &&
      salaryMaxPaise !== null &&
      salaryMaxPaise < salaryMinPaise && { salaryMaxPaise: JOB_TEXT.badMaxSalary }),
    ...(expMax !== null && expMax < expMin && { expMax: JOB_TEXT.badMaxExperience }),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const most = salaryMaxPaise ?? salaryMinPaise;
  return {
    ...fields,
    paiseAYear: most === null || salaryHidden ? null : paiseAYear(most, period),
  };
}

/** Refuses a change that leaves gaps. Days that were valid when they were chosen are checked only if they change. */
export function requireStillComplete(job: JobRow, changes: Partial<JobFields>, now: Date): void {
  const { validThrough, walkIn, ...missing } = missingToOpen(job, dateInIndia(now));
  const fields = {
    ...missing,
    ...(validThrough && changes.validThrough && { validThrough }),
    ...(walkIn && ("walkIn" in changes || "applyMode" in changes) && { walkIn }),
  };
  if (Object.keys(fields).length > 0) throw incomplete(fields);
}

/** Refuses to open a job with gaps. One that was paused on its last day may open again for the rest of it. */
export function requireComplete(job: JobRow, now: Date, validThrough = job.validThrough): void {
  const today = dateInIndia(now);
  const { validThrough: badDay, ...missing } = missingToOpen({ ...job, validThrough }, today);
  const isLastDay = job.openedAt !== null && validThrough === job.validThrough && validThrough === today;
  const fields = { ...missing, ...(badDay && !isLastDay && { validThrough: badDay }) };
  if (Object.keys(fields).length > 0) throw incomplete(fields);
}

/** Everything that the company wrote in its own words. */
export const wordsOf = ({ title, description, department, skills, questions, walkIn }: JobRow): string[] => [
  title,
  description,
  department,
  ...skills,
  ...questions.flatMap(({ text, choices }) => [text, ...choices]),
  walkIn?.venue ?? "",
];

/** The first flagged word that no administrator has approved in this job. */
export const wordToReview = (job: JobRow): string | undefined =>
  allFlaggedIn(...wordsOf(job)).find((word) => !job.approvedWords.includes(word));
