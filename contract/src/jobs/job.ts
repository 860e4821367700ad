import { z } from "zod";
import { BADGES } from "../names.ts";
import { Version, Id, Timestamp } from "../shapes.ts";
import { APPLICATION_STAGES } from "./application-words.ts";
import { JobLocation, JobQuestion } from "./job-fields.ts";
import {
  APPLY_MODES,
  EDUCATIONS,
  EMPLOYMENT_TYPES,
  JOB_STATUSES,
  SALARY_PERIODS,
  WORK_MODES,
} from "./job-words.ts";

const Count = z.number().int();

/** How the company answers those who apply; null until five applications were answered or waited too long. */
export const AnswerFigures = z.object({
  /** How many of the last twenty applications were answered, in per cent. */
  replyRate: Count.nullable(),
  /** The median time from application to decision, in days. */
  medianDays: z.number().nullable(),
});
export type AnswerFigures = z.infer<typeof AnswerFigures>;

export const Employer = AnswerFigures.extend({
  _id: Id,
  slug: z.string(),
  name: z.string(),
  logo: z.string(),
  city: z.string(),
  ratingAvg: z.number(),
  ratingCount: Count,
  badges: z.array(z.enum(BADGES)),
});
export type Employer = z.infer<typeof Employer>;

/** The salary is null for others if it is hidden. */
const Facts = z.object({
  _id: Id,
  slug: z.string(),
  title: z.string(),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  workMode: z.enum(WORK_MODES),
  locations: z.array(JobLocation),
  expMin: Count,
  expMax: Count.nullable(),
  salaryMinPaise: Count.nullable(),
  salaryMaxPaise: Count.nullable(),
  period: z.enum(SALARY_PERIODS),
  skills: z.array(z.string()),
  applyMode: z.enum(APPLY_MODES),
  openedAt: Timestamp.nullable(),
  validThrough: z.string(),
});

/** What a member did with a job; false and null for visitors. */
const OwnMarks = z.object({
  saved: z.boolean(),
  hidden: z.boolean(),
  appliedAt: Timestamp.nullable(),
});

/** A job in lists. */
export const JobLine = Facts.extend(OwnMarks.shape).extend({
  company: Employer,
  status: z.enum(JOB_STATUSES),
  km: z.number().nullable(),
  /** Why it matches: "Skills: Tally, GST", "In Pune". */
  why: z.array(z.string()),
});
export type JobLine = z.infer<typeof JobLine>;

/** A change of an open job: "Salary changed on 12 May 2026". */
export const JobEdit = z.object({ fields: z.array(z.string()), at: Timestamp });

export const Job = Facts.extend(OwnMarks.shape).extend({
  company: Employer,
  status: z.enum(JOB_STATUSES),
  description: z.string(),
  department: z.string(),
  education: z.enum(EDUCATIONS),
  openings: Count,
  noticeMaxDays: Count.nullable(),
  /** The questions, without what marks an answer, which is for the team only. */
  questions: z.array(JobQuestion),
  applyUrl: z.string(),
  walkIn: z.object({ date: z.string(), time: z.string(), venue: z.string() }).nullable(),
  salaryHidden: z.boolean(),
  applicants: Count,
  edits: z.array(JobEdit),
  /** The name of the company's industry. */
  industry: z.string().optional(),
  /** The viewer is in the company's team. */
  isOwn: z.boolean(),
  /** The following fields are for the team only. */
  views: Count.optional(),
  reviewReason: z.string().optional(),
  pausedFor: z.string().optional(),
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
});
export type Job = z.infer<typeof Job>;

/** A job of the team. */
export const OwnJob = Facts.extend({
  status: z.enum(JOB_STATUSES),
  views: Count,
  counts: z.record(z.enum(APPLICATION_STAGES), Count),
  /** Applications without an answer. */
  unanswered: Count,
  /** The word for which it waits, or an administrator's reason. */
  reviewReason: z.string().optional(),
  pausedFor: z.string().optional(),
  updated_at: Timestamp,
});
export type OwnJob = z.infer<typeof OwnJob>;
