import { z } from "zod";
import { Version, Id, Timestamp } from "../shapes.ts";
import { Line, PlainName, Text } from "../text.ts";
import { JobLine } from "./job.ts";
import {
  ANSWER_MAX,
  APPLICANT_PHONE,
  APPLICATION_EVENT_KINDS,
  APPLICATION_SIDES,
  APPLICATION_STAGES,
  COVER_MAX,
  INTERVIEW_MODES,
  INTERVIEW_STATUSES,
  MATCH_PARTS,
  MAX_NOTICE_DAYS,
} from "./application-words.ts";
import { JOB_LIMITS, MAX_EXPERIENCE, MAX_QUESTIONS, MAX_SALARY_PAISE, MAX_SKILLS } from "./job-words.ts";
import { NAME_MAX, NAME_MIN } from "../accounts/account-words.ts";
import { PLACE_MAX } from "../places/place-limits.ts";

const Count = z.number().int();
const Paise = z.number().int().min(0).max(MAX_SALARY_PAISE);

/** One event of an application, as both sides see it. */
export const ApplicationEvent = z.object({
  at: Timestamp,
  kind: z.enum(APPLICATION_EVENT_KINDS),
  by: z.enum(APPLICATION_SIDES),
  stage: z.enum(APPLICATION_STAGES).nullable(),
  /** A message, or the reason of a move. */
  text: z.string(),
});
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

export const Interview = z.object({
  _id: Id,
  mode: z.enum(INTERVIEW_MODES),
  place: z.string(),
  times: z.array(Timestamp),
  status: z.enum(INTERVIEW_STATUSES),
  /** The time that was chosen. */
  time: Timestamp.nullable(),
});
export type Interview = z.infer<typeof Interview>;

const Answer = z.object({ key: z.string(), value: z.union([z.boolean(), z.number(), z.string()]) });

/** What both sides see. */
const Shared = z.object({
  _id: Id,
  stage: z.enum(APPLICATION_STAGES),
  appliedAt: Timestamp,
  history: z.array(ApplicationEvent),
  interviews: z.array(Interview),
});

/** An application as its applicant sees it. */
export const OwnApplication = Shared.extend({
  job: JobLine.pick({
    _id: true,
    slug: true,
    title: true,
    status: true,
    company: true,
    locations: true,
    workMode: true,
    expMin: true,
    expMax: true,
    salaryMinPaise: true,
    salaryMaxPaise: true,
    period: true,
  }),
  viewedAt: Timestamp.nullable(),
  /** When the applicant was notified that there was no answer. */
  unansweredAt: Timestamp.nullable(),
  /** From when the job can be applied for again; null if it cannot. */
  reapplyFrom: Timestamp.nullable(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

/** How well an application fits, with the reasons. */
export const Match = z.object({
  score: Count,
  parts: z.array(z.object({ part: z.enum(MATCH_PARTS), fits: z.boolean(), text: z.string() })),
});
export type Match = z.infer<typeof Match>;

/** A line on the company's board. */
export const Applicant = z.object({
  _id: Id,
  name: z.string(),
  stage: z.enum(APPLICATION_STAGES),
  match: Match,
  /** Questions whose answer differs from what the job needs. */
  knockouts: z.array(z.string()),
  rating: Count.nullable(),
  city: z.string(),
  experienceYears: z.number().nullable(),
  noticeDays: Count.nullable(),
  expectedCtcPaise: Count.nullable(),
  appliedAt: Timestamp,
  /** A stage after viewed, or a message. */
  answeredAt: Timestamp.nullable(),
  version: Version,
});
export type Applicant = z.infer<typeof Applicant>;

/** An application as the company sees it. */
export const Application = Applicant.extend(Shared.shape).extend({
  jobId: Id,
  jobTitle: z.string(),
  /** The applicant, while the team can write to them: not once they have left, or where one has blocked the other. */
  applicantId: Id.nullable(),
  email: z.string(),
  phone: z.string(),
  cover: z.string(),
  skills: z.array(z.string()),
  currentCtcPaise: Count.nullable(),
  answers: z.array(z.object({ text: z.string(), answer: z.string(), isKnockout: z.boolean() })),
  /** Works for ten minutes, for the company's team only. Null once it is withdrawn or erased. */
  resume: z.object({ name: z.string(), url: z.string(), isPdf: z.boolean() }).nullable(),
  notes: z.string(),
  /** Their public card, if they have one. */
  card: z.object({ slug: z.string(), name: z.string() }).nullable(),
});
export type Application = z.infer<typeof Application>;

/** What an application can be filled in with; empty or null where nothing is known. */
export const KnownApplication = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  skills: z.array(z.string()),
  experienceYears: z.number().nullable(),
  currentCtcPaise: Count.nullable(),
  expectedCtcPaise: Count.nullable(),
  noticeDays: Count.nullable(),
});
export type KnownApplication = z.infer<typeof KnownApplication>;

/** The form's field `data`: JSON, beside the file. */
export const ApplicationData = z.object({
  name: PlainName(NAME_MIN, NAME_MAX),
  email: z.email("Enter your e-mail address.").max(254),
  phone: Line(...APPLICANT_PHONE),
  cover: Text(0, COVER_MAX).default(""),
  city: Line(0, PLACE_MAX).default(""),
  experienceYears: z.number().min(0).max(MAX_EXPERIENCE).nullable().default(null),
  skills: z
    .array(Line(...JOB_LIMITS.skill))
    .max(MAX_SKILLS)
    .default([]),
  currentCtcPaise: Paise.nullable().default(null),
  expectedCtcPaise: Paise.nullable().default(null),
  noticeDays: z.number().int().min(0).max(MAX_NOTICE_DAYS).nullable().default(null),
  answers: z
    .array(Answer.extend({ value: z.union([z.boolean(), z.number(), Line(0, ANSWER_MAX)]) }))
    .max(MAX_QUESTIONS)
    .default([]),
});
export type ApplicationData = z.infer<typeof ApplicationData>;
