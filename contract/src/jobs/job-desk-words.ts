// What the desk of administrators says. Apart from the words of jobs, which members' pages load.
import { JOB_STATUSES, type JOB_DECISIONS, type JobStatus } from "./job-words.ts";

export type JobDecision = (typeof JOB_DECISIONS)[number];

/** What administrators can decide now. One that was taken down by mistake is opened again. */
export const DECISIONS_ON_JOB: Record<JobStatus, readonly JobDecision[]> = {
  draft: [],
  pending: ["approve", "reject"],
  open: ["remove"],
  paused: ["remove"],
  closed: [],
  expired: [],
  rejected: ["approve"],
};
export const JOB_FILTERS = [
  "pending",
  "all",
  ...JOB_STATUSES.filter((status) => status !== "pending"),
] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];
export const JOB_DESK_QUERY = [3, 100] as const;

export const JOB_DESK_TEXT = {
  notYourList: "Only moderators, support and analysts see this list of jobs.",
} as const;

/** Reasons that administrators choose from; they can change the text before it is sent. */
export const JOB_REASONS: Partial<Record<JobDecision, readonly string[]>> = {
  reject: [
    "Jobs that ask applicants for money cannot be listed here.",
    "The job does not say what the work is. Please describe the tasks.",
    "The salary does not fit the work that is described. Please check it.",
    "Jobs must be open to everybody who can do the work, without conditions of gender, religion or caste.",
  ],
};
