// Limits, lists and texts of jobs. Free of zod: pages and forms import it.
import { versionedPreview } from "../cards/card-files.ts";

/** The types of employment, as Google names them. */
export const EMPLOYMENT_TYPES = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
export const EMPLOYMENT_TYPE_LABEL: Record<EmploymentType, string> = {
  FULL_TIME: "Full time",
  PART_TIME: "Part time",
  CONTRACTOR: "Contract",
  TEMPORARY: "Temporary",
  INTERN: "Internship",
  VOLUNTEER: "Volunteer",
  PER_DIEM: "By the day",
  OTHER: "Other",
};

export const WORK_MODES = ["onsite", "hybrid", "remote"] as const;
export type WorkMode = (typeof WORK_MODES)[number];
export const WORK_MODE_LABEL: Record<WorkMode, string> = {
  onsite: "On site",
  hybrid: "Hybrid",
  remote: "Remote",
};

export const SALARY_PERIODS = ["YEAR", "MONTH", "DAY", "HOUR"] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];
/** To compare salaries: a month has 26 working days of eight hours. */
export const PERIODS_A_YEAR: Record<SalaryPeriod, number> = { YEAR: 1, MONTH: 12, DAY: 312, HOUR: 2496 };

export const EDUCATIONS = [
  "",
  "10th",
  "12th",
  "ITI or diploma",
  "Graduate",
  "Postgraduate",
  "Doctorate",
] as const;
export type Education = (typeof EDUCATIONS)[number];

export const NOTICE_DAYS = [0, 15, 30, 60, 90] as const;
export type NoticeDays = (typeof NOTICE_DAYS)[number];

export const QUESTION_TYPES = ["yes_no", "number", "text", "choice"] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
export const QUESTION_TYPE_LABEL: Record<QuestionType, string> = {
  yes_no: "Yes or no",
  number: "A number",
  text: "A text",
  choice: "A choice",
};

export const APPLY_MODES = ["internal", "external", "walk_in"] as const;
export type ApplyMode = (typeof APPLY_MODES)[number];
export const APPLY_MODE_LABEL: Record<ApplyMode, string> = {
  internal: "Here, with a resume",
  external: "On another website",
  walk_in: "Walk-in",
};

/** `pending` and `rejected` are decided by an administrator, `expired` by the clock. */
export const JOB_STATUSES = ["draft", "pending", "open", "paused", "closed", "expired", "rejected"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const JOB_STATUS_LABEL: Record<JobStatus, string> = {
  draft: "Draft",
  pending: "In review",
  open: "Open",
  paused: "Paused",
  closed: "Closed",
  expired: "Expired",
  rejected: "Not approved",
};

export const JOB_ACTIONS = ["publish", "pause", "close", "reopen"] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];
/** What an administrator may decide. */
export const JOB_DECISIONS = ["approve", "reject", "remove"] as const;

export const JOB_SORTS = ["relevance", "date", "salary"] as const;
export type JobSort = (typeof JOB_SORTS)[number];
export const JOB_SORT_LABEL: Record<JobSort, string> = {
  relevance: "Relevance",
  date: "Newest",
  salary: "Salary",
};
export const POSTED_DAYS = [1, 3, 7, 14, 30] as const;

export const FREE_OPEN_JOBS = 3;
export const PREMIUM_OPEN_JOBS = 25;
export const JOBS_PER_PAGE = 20;
export const MAX_LOCATIONS = 5;
export const MAX_SKILLS = 15;
export const MAX_QUESTIONS = 5;
export const MAX_CHOICES = 8;
export const MAX_EXPERIENCE = 40;
export const MAX_OPENINGS = 999;
export const DEFAULT_VALID_DAYS = 30;
export const MAX_VALID_DAYS = 90;
/** A job that opens again within so many days is not new. */
export const NEW_AGAIN_DAYS = 30;
/** The contents of a deleted job and of its applications are erased after so many days. */
export const JOB_UNDO_DAYS = 30;
export const SIMILAR_JOBS = 6;
/** ₹100 crore. */
export const MAX_SALARY_PAISE = 100_000_000_000;
export const MAX_JOB_ALERTS = 10;

/** The most characters of what is typed before suggestions are shown. */
export const SUGGESTED_MAX = 60;

/** The least and most characters of each text. */
export const JOB_LIMITS = {
  title: [5, 120],
  description: [100, 10_000],
  department: [0, 80],
  skill: [2, 40],
  question: [5, 200],
  choice: [1, 80],
  venue: [5, 300],
} as const;

/** How a company answers those who apply. */
export const ANSWER_RULES = {
  /** Reminders to the company after so many days without an answer. */
  remindAfterDays: [7, 14],
  /** The applicant is told that there was no answer. */
  unansweredAfterDays: 21,
  /** A job with an application unanswered for so long is paused. */
  pauseAfterDays: 30,
  /** These must be answered or closed before a new job opens, if too few were. */
  blockAfterDays: 45,
  /** The rate counts so many of the last applications, and needs as many. */
  lastCounted: 20,
  /** From so many answers on, the rate and the median are shown. */
  leastShown: 5,
  leastRate: 50,
} as const;

export const JOB_TEXT = {
  notFound: "Job not found",
  gone: "This job is no longer here.",
  noCompany: "Set up your company first",
  closed: "Applications are closed for this job.",
  own: "This is a job of your own company.",
  applied: (day: string) => `You have already applied on ${day}.`,
  reapply: (day: string) => `You withdrew your application. You can apply again from ${day}.`,
  reappliedOnce: "You withdrew twice, so you cannot apply for this job again.",
  locked: "The title and the company cannot change after the first application.",
  limit: `${FREE_OPEN_JOBS} jobs can be open on the free plan. Close one, or upgrade to open ${PREMIUM_OPEN_JOBS}.`,
  limitPremium: `${PREMIUM_OPEN_JOBS} jobs can be open at once. Close one first.`,
  unansweredBlock:
    "Answer or close the applications that have waited for more than 45 days, then open a new job.",
  waitingNow: (count: number) => (count === 1 ? "1 is waiting." : `${count} are waiting.`),
  /** Why the clock paused a job, and what opens it again. */
  pausedFor: (count: number) =>
    `${count === 1 ? "1 application has" : `${count} applications have`} waited for more than 30 days. Answer or close ${count === 1 ? "it" : "them"}, then reopen the job.`,
  salaryInTitle: "Leave the salary out of the title; it has a field of its own.",
  contactInTitle: "Leave phone numbers and links out of the title.",
  badSalary: "Enter a salary.",
  lowSalary: "This pay looks unusual. Answer the question below.",
  badMaxSalary: "Enter a salary above the lowest one.",
  badExperience: "Enter years from 0 to 40.",
  badMaxExperience: "Enter as many years as the least, or more.",
  badValidThrough: "Choose a day from tomorrow, within 90 days.",
  badApplyUrl: "Enter a link that begins with https://.",
  needWalkIn: "Enter the day, the time and the place.",
  pastWalkIn: "This day has passed. Choose a later one.",
  /** To the team, of a job that cannot be renewed or opened as it is. */
  walkInPassed: "The day of the walk-in has passed. Choose a later one before you renew or reopen the job.",
  /** To the team, of a job that was changed after it ended. */
  hiddenFor: (word: string) =>
    `Only your team sees its page, because it says “${word}”. An administrator looks at it when you reopen the job.`,
  needLocation: "Add at least one city.",
  needSkill: "Add at least one skill.",
  sameSkill: "A skill is listed twice.",
  sameLocation: "A city is listed twice.",
  needChoices: "Add at least two choices.",
  notCompleted: "Finish setting up the company first.",
  needReason: "Give a reason, which the company reads.",
  notYourTask: "Only moderators decide on jobs.",
  inReview: (word: string) => `An administrator looks at this job first, because it says “${word}”.`,
  noneFound: "No jobs match. Remove a filter or create an alert.",
  alertsFull: `You can have ${MAX_JOB_ALERTS} alerts. Delete one first.`,
  alertNotFound: "Alert not found",
  notNow: {
    publish: "Only a draft can be published.",
    pause: "Only an open job can be paused.",
    close: "Only a job that was open can be closed.",
    reopen: "Only a job that was open can be opened again.",
    approve: "This job is not waiting for review.",
    remove: "This job is not shown.",
    reject: "This job is not waiting for review.",
  },
} as const;

export const JOB_FILES = {
  preview: (id: string, updatedAt: string) => versionedPreview(`/api/jobs/${id}/og.jpg`, updatedAt),
} as const;
export const jobPath = ({ slug }: { slug: string }) => `/jobs/${slug}`;
/** The tag of cached pages that list jobs. */
export const JOBS_TAG = "jobs";
export const jobTag = (jobId: string) => `job:${jobId}`;
