import { JOB_LIMITS } from "@cardplaza/contract/jobs/job-words";
import { defineForm } from "../../../forms/define-form.ts";
import { textFieldsOf } from "../../../forms/fields/typed-fields.ts";
import { checkDraft } from "./check-job.ts";
import { EMPTY_JOB, type JobValues } from "./job-values.ts";

const LABELS = {
  companyId: "Company",
  title: "Job title",
  department: "Department",
  employmentType: "Type of job",
  description: "Description",
  skills: "Skills",
  openings: "Openings",
  workMode: "Place of work",
  locations: "Cities",
  period: "Salary in",
  salaryMin: "Salary from",
  salaryMax: "Salary up to",
  salaryHidden: "Hide the salary",
  expMin: "Experience from",
  expMax: "Experience up to",
  education: "Education",
  noticeMaxDays: "Longest notice period",
  questions: "Questions",
  applyMode: "How people apply",
  applyUrl: "Link to apply",
  walkInDate: "Day",
  walkInTime: "Time",
  walkInVenue: "Place",
  validThrough: "Last day to apply",
} as const;

/** One page without steps. */
export const JOB_FORM = defineForm<JobValues, "job">({
  empty: EMPTY_JOB,
  steps: { job: { label: "Job", fields: Object.keys(LABELS) } },
  labels: LABELS,
  limits: {
    title: JOB_LIMITS.title[1],
    description: JOB_LIMITS.description[1],
    department: JOB_LIMITS.department[1],
    walkInVenue: JOB_LIMITS.venue[1],
    "questions.*.text": JOB_LIMITS.question[1],
  },
  stopsAtLimit: true,
  check: checkDraft,
  rows: ["locations"],
});

export const { Text: JobText } = textFieldsOf<keyof typeof LABELS>();
