import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, real, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Match } from "@cardplaza/contract/jobs/application";
import {
  HISTORY_NEWS,
  type HistoryNews,
  type HistoryValues,
} from "@cardplaza/contract/jobs/application-history-words";
import {
  APPLICATION_EVENT_KINDS,
  APPLICATION_STAGES,
  INTERVIEW_MODES,
  INTERVIEW_STATUSES,
  MAX_NOTICE_DAYS,
  type ApplicationStage,
  type InterviewMode,
  type InterviewStatus,
} from "@cardplaza/contract/jobs/application-words";
import { MAX_EXPERIENCE } from "@cardplaza/contract/jobs/job-words";
import { atLeast, between, oneOf, together } from "../../../platform/column-rules.ts";
import { editVersion, time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { jobs } from "../posts/jobs.table.ts";

const line = (name: string) => text(name).notNull().default("");

const SIDES = ["applicant", "company", "clock"] as const;

export const applications = pgTable(
  "job_applications",
  {
    id: text("id").primaryKey(),
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Of the job, so that a company's applications are read by one index. */
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The applicant; null once they are erased. */
    memberId: text("member_id").references(() => members.id, { onDelete: "set null" }),
    name: line("name"),
    email: line("email"),
    phone: line("phone"),
    /** The id of a private document, and the name of the file. */
    resumeId: text("resume_id"),
    resumeName: line("resume_name"),
    cover: line("cover"),
    city: line("city"),
    experienceYears: real("experience_years"),
    skills: text("skills").array().notNull().default([]),
    currentCtcPaise: bigint("current_ctc_paise", { mode: "number" }),
    expectedCtcPaise: bigint("expected_ctc_paise", { mode: "number" }),
    noticeDays: integer("notice_days"),
    /** The answers, with the questions as they were asked. */
    answers: jsonb("answers")
      .$type<{ text: string; answer: string; isKnockout: boolean }[]>()
      .notNull()
      .default([]),
    match: jsonb("match").$type<Match["parts"]>().notNull().default([]),
    matchScore: integer("match_score").notNull().default(0),
    rating: integer("rating"),
    notes: line("notes"),
    stage: text("stage").$type<ApplicationStage>().notNull().default("applied"),
    /** The furthest stage it reached, for the funnel. */
    reached: text("reached").$type<ApplicationStage>().notNull().default("applied"),
    appliedAt: time("applied_at").notNull(),
    viewedAt: time("viewed_at"),
    /** A stage after viewed, or a message. */
    answeredAt: time("answered_at"),
    /** Hired or rejected. */
    decidedAt: time("decided_at"),
    withdrawnAt: time("withdrawn_at"),
    /** How many reminders the company had, and when the applicant was told that there was no answer. */
    reminders: integer("reminders").notNull().default(0),
    unansweredAt: time("unanswered_at"),
    version: editVersion(),
  },
  (table) => [
    uniqueIndex("job_applications_one_live")
      .on(table.jobId, table.memberId)
      .where(sql`${table.stage} <> 'withdrawn'`),
    index("job_applications_member").on(table.memberId, table.id.desc().nullsFirst()),
    // The board: best match first.
    index("job_applications_board").on(
      table.jobId,
      table.stage,
      table.matchScore.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The last applications of a company, of which the reply rate is measured.
    index("job_applications_company").on(table.companyId, table.id.desc().nullsFirst()),
    // Of a company: those that were answered or told that there was no answer.
    index("job_applications_counted")
      .on(table.companyId, table.id.desc().nullsFirst())
      .where(
        sql`(${table.answeredAt} is not null or ${table.unansweredAt} is not null) and ${table.stage} <> 'withdrawn'`,
      ),
    // For a company's applications that wait for an answer, by job.
    index("job_applications_waiting")
      .on(table.companyId, table.jobId, table.appliedAt)
      .where(sql`${table.answeredAt} is null and ${table.stage} in ('applied', 'viewed')`),
    // The same for its team: the longest waiting first.
    index("job_applications_to_answer")
      .on(table.companyId, table.appliedAt, table.id)
      .where(
        sql`${table.answeredAt} is null and ${table.stage} in ('applied', 'viewed') and ${table.memberId} is not null`,
      ),
    // Of these, whose applicants were not yet told that there was no answer.
    index("job_applications_untold")
      .on(table.appliedAt, table.id)
      .where(
        sql`${table.unansweredAt} is null and ${table.answeredAt} is null and ${table.stage} in ('applied', 'viewed')`,
      ),
    oneOf(table.stage, APPLICATION_STAGES),
    oneOf(table.reached, APPLICATION_STAGES),
    between(table.experienceYears, 0, MAX_EXPERIENCE),
    atLeast(table.currentCtcPaise, 0),
    atLeast(table.expectedCtcPaise, 0),
    between(table.noticeDays, 0, MAX_NOTICE_DAYS),
    between(table.matchScore, 0, 100),
    between(table.rating, 1, 5),
    between(table.reminders, 0, 2),
  ],
);
export type ApplicationRow = typeof applications.$inferSelect;

/** The history that both sides see. */
export const applicationEvents = pgTable(
  "job_application_events",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    kind: text("kind").$type<(typeof APPLICATION_EVENT_KINDS)[number]>().notNull(),
    side: text("side").$type<(typeof SIDES)[number]>().notNull(),
    authorId: text("author_id").references(() => members.id, { onDelete: "set null" }),
    stage: text("stage").$type<ApplicationStage>(),
    text: line("text"),
    /** What the history says by itself, instead of a text. */
    news: text("news").$type<HistoryNews>(),
    details: jsonb("details").$type<HistoryValues[HistoryNews]>(),
    at: time("at").notNull(),
  },
  (table) => [
    index("job_application_events_application").on(table.applicationId, table.id),
    index("job_application_events_author")
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
    oneOf(table.kind, APPLICATION_EVENT_KINDS),
    oneOf(table.side, SIDES),
    oneOf(table.stage, APPLICATION_STAGES),
    oneOf(table.news, HISTORY_NEWS),
    together(table.news, table.details),
  ],
);
export type ApplicationEventRow = typeof applicationEvents.$inferSelect;

export const interviews = pgTable(
  "job_interviews",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    mode: text("mode").$type<InterviewMode>().notNull(),
    place: line("place"),
    times: time("times").array().notNull(),
    status: text("status").$type<InterviewStatus>().notNull().default("proposed"),
    chosen: time("chosen"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("job_interviews_application").on(table.applicationId, table.id),
    oneOf(table.mode, INTERVIEW_MODES),
    oneOf(table.status, INTERVIEW_STATUSES),
  ],
);
