import type { z } from "zod";
import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { industryName } from "@cardplaza/contract/companies/industries";
import type { Employer, Job, JobEdit, JobLine } from "@cardplaza/contract/jobs/job";
import { ANSWER_RULES, type JobStatus } from "@cardplaza/contract/jobs/job-words";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import { dateInIndia } from "@cardplaza/contract/time";
import { averageOf, slugOfCompany } from "../../companies/company/present-company.ts";
import type { EmployerRow } from "../answers/employers.table.ts";
import { NO_MARKS, type FoundJob, type OwnMarks } from "./found-jobs.ts";
import { wordToReview } from "./job-values.ts";
import type { JobRow } from "./jobs.table.ts";

export type JobJson = z.input<typeof Job>;
export type JobLineJson = z.input<typeof JobLine>;

const ENDED: readonly JobStatus[] = ["paused", "closed", "expired"];

export const slugOfJob = ({ id, title }: Pick<JobRow, "id" | "title">) =>
  slugOfName({ name: title, _id: id });

/** A job whose last day has passed has expired, also before the clock's work says so. */
export const statusAt = ({ status, validThrough }: JobRow, now: Date): JobStatus =>
  status === "open" && validThrough < dateInIndia(now) ? "expired" : status;

/** Why a job waits or was rejected, and the flagged word that keeps one that has ended from everybody else. */
export const reviewReasonAt = (job: JobRow, now: Date): string =>
  isUnreviewed(job, now) ? (wordToReview(job) ?? "") : job.reviewReason;

/** Nobody has looked at words that were added after it ended. An administrator reads them when it opens again. */
export const isUnreviewed = (job: JobRow, now: Date): boolean =>
  ENDED.includes(statusAt(job, now)) && wordToReview(job) !== undefined;

/** Few applications say little about a company. */
export const presentFigures = (employer: EmployerRow | null) =>
  employer && employer.counted >= ANSWER_RULES.leastShown
    ? { replyRate: employer.replyRate, medianDays: employer.medianDays }
    : { replyRate: null, medianDays: null };

const presentEmployer = ({ company, badges, employer }: FoundJob): z.input<typeof Employer> => ({
  _id: company.id,
  slug: slugOfCompany(company),
  name: company.name,
  logo: company.logo,
  city: company.city,
  ratingAvg: averageOf(company),
  ratingCount: company.ratingCount,
  badges,
  ...presentFigures(employer),
});

type StoredSalary = Pick<JobRow, "salaryHidden" | "salaryMinPaise" | "salaryMaxPaise">;

/** A hidden salary is for the company's team only. */
export const shownSalary = ({ salaryHidden, salaryMinPaise, salaryMaxPaise }: StoredSalary, isOwn = false) =>
  salaryHidden && !isOwn
    ? { salaryMinPaise: null, salaryMaxPaise: null }
    : { salaryMinPaise, salaryMaxPaise };

/** A job as lists show it. */
export const presentLine = (
  found: FoundJob,
  { now, marks = NO_MARKS, km = null, why = [] }: LineOptions,
): JobLineJson => ({
  ...found.job,
  ...shownSalary(found.job),
  ...marks,
  _id: found.job.id,
  slug: slugOfJob(found.job),
  status: statusAt(found.job, now),
  company: presentEmployer(found),
  km,
  why,
});
interface LineOptions {
  now: Date;
  marks?: OwnMarks;
  km?: number | null;
  why?: string[];
}

interface PageOptions {
  now: Date;
  role: CompanyRole | null;
  marks?: OwnMarks;
  edits: z.input<typeof JobEdit>[];
}

/** The job, for the company's team with its state, for everybody else without. */
export function presentJob(found: FoundJob, { now, role, marks = NO_MARKS, edits }: PageOptions): JobJson {
  const job = { ...found.job, reviewReason: reviewReasonAt(found.job, now) };
  const { id, questions, views, reviewReason, pausedFor, createdAt, updatedAt, ...shown } = job;
  return {
    ...shown,
    ...shownSalary(found.job, role !== null),
    ...marks,
    _id: id,
    slug: slugOfJob(found.job),
    status: statusAt(found.job, now),
    company: presentEmployer(found),
    industry: industryName(found.company.industry),
    questions: role ? questions : questions.map((question) => ({ ...question, knockout: null })),
    edits,
    isOwn: role !== null,
    ...(role && { views, reviewReason, pausedFor }),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
