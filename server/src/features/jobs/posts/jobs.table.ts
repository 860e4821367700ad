import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { JobQuestion } from "@cardplaza/contract/jobs/job-fields";
import {
  APPLY_MODES,
  EDUCATIONS,
  EMPLOYMENT_TYPES,
  JOB_STATUSES,
  MAX_EXPERIENCE,
  MAX_OPENINGS,
  MAX_SKILLS,
  NOTICE_DAYS,
  SALARY_PERIODS,
  WORK_MODES,
  type ApplyMode,
  type Education,
  type EmploymentType,
  type JobStatus,
  type SalaryPeriod,
  type WorkMode,
} from "@cardplaza/contract/jobs/job-words";
import { atLeast, atMostEntries, between, inOrder, notBelow, oneOf } from "../../../platform/column-rules.ts";
import { editVersion, time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { admins } from "../../audit/admin.table.ts";
import { companies } from "../../companies/company/companies.table.ts";

const line = (name: string) => text(name).notNull().default("");

export interface StoredLocation {
  city: string;
  state: string;
  pin: string;
}

/** What administrators find a job by, as its index has it. */
export const jobTitle = ({ title }: Record<"title", SQLWrapper>): SQL => sql`plain_letters(${title})`;

/** What companies look for people for. A draft may have gaps. */
export const jobs = pgTable(
  "jobs",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The member of the team who wrote it. */
    authorId: text("author_id").references(() => members.id, { onDelete: "set null" }),
    title: line("title"),
    description: line("description"),
    department: line("department"),
    employmentType: text("employment_type").$type<EmploymentType>().notNull().default("FULL_TIME"),
    workMode: text("work_mode").$type<WorkMode>().notNull().default("onsite"),
    locations: jsonb("locations").$type<StoredLocation[]>().notNull().default([]),
    expMin: integer("exp_min").notNull().default(0),
    /** The most years of experience; null for any number. */
    expMax: integer("exp_max"),
    salaryMinPaise: bigint("salary_min_paise", { mode: "number" }),
    salaryMaxPaise: bigint("salary_max_paise", { mode: "number" }),
    period: text("period").$type<SalaryPeriod>().notNull().default("YEAR"),
    salaryHidden: boolean("salary_hidden").notNull().default(false),
    /** The highest salary of a year, to compare jobs by; null without one, and for a hidden one. */
    paiseAYear: bigint("paise_a_year", { mode: "number" }),
    skills: text("skills").array().notNull().default([]),
    education: text("education").$type<Education>().notNull().default(""),
    openings: integer("openings").notNull().default(1),
    noticeMaxDays: integer("notice_max_days"),
    questions: jsonb("questions").$type<JobQuestion[]>().notNull().default([]),
    applyMode: text("apply_mode").$type<ApplyMode>().notNull().default("internal"),
    applyUrl: line("apply_url"),
    walkIn: jsonb("walk_in").$type<{ date: string; time: string; venue: string }>(),
    /** The last day in India on which people can apply. */
    validThrough: date("valid_through").notNull(),
    status: text("status").$type<JobStatus>().notNull().default("draft"),
    /** The word for which it waits, or an administrator's reason. */
    reviewReason: line("review_reason"),
    decidedBy: text("decided_by").references(() => admins.id),
    /** Flagged words that an administrator has approved in this job. */
    approvedWords: text("approved_words").array().notNull().default([]),
    /** Why the clock paused it. */
    pausedFor: line("paused_for"),
    views: integer("views").notNull().default(0),
    /** Ever received, withdrawn ones too; updated in the transaction that changes one. */
    applicants: integer("applicants").notNull().default(0),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    version: editVersion(),
    /** When it was new to everybody: a job that opens again within 30 days keeps this time. */
    openedAt: time("opened_at"),
    deletedAt: time("deleted_at"),
    /** When everything but the row and its title was erased. */
    erasedAt: time("erased_at"),
  },
  (table) => [
    index("jobs_company").on(table.companyId, table.id.desc().nullsFirst()),
    index("jobs_company_status")
      .on(table.companyId, table.status, table.openedAt.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index("jobs_newest")
      .on(table.openedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'open' and ${table.deletedAt} is null`),
    index("jobs_expiring")
      .on(table.validThrough)
      .where(sql`${table.status} in ('open', 'paused') and ${table.deletedAt} is null`),
    index("jobs_waiting")
      .on(table.updatedAt)
      .where(sql`${table.status} = 'pending' and ${table.deletedAt} is null`),
    index("jobs_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.erasedAt} is null`),
    index("jobs_author")
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
    // The lists of administrators.
    index("jobs_titles").using("gin", sql`${jobTitle(table)} gin_trgm_ops`),
    index("jobs_created")
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index("jobs_status_created")
      .on(table.status, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index("jobs_decided_by")
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
    oneOf(table.employmentType, EMPLOYMENT_TYPES),
    oneOf(table.workMode, WORK_MODES),
    between(table.expMin, 0, MAX_EXPERIENCE),
    notBelow(table.expMin, table.expMax),
    atLeast(table.salaryMinPaise, 1),
    notBelow(table.salaryMinPaise, table.salaryMaxPaise),
    oneOf(table.period, SALARY_PERIODS),
    atMostEntries(table.skills, MAX_SKILLS),
    oneOf(table.education, EDUCATIONS),
    between(table.openings, 1, MAX_OPENINGS),
    between(table.noticeMaxDays, 0, Math.max(...NOTICE_DAYS)),
    oneOf(table.applyMode, APPLY_MODES),
    oneOf(table.status, JOB_STATUSES),
    atLeast(table.views, 0),
    atLeast(table.applicants, 0),
    inOrder(table.deletedAt, table.erasedAt),
  ],
);
export type JobRow = typeof jobs.$inferSelect;

/** What changed while a job was open: "Salary changed on 12 May 2026". */
export const jobEdits = pgTable(
  "job_edits",
  {
    id: text("id").primaryKey(),
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    fields: text("fields").array().notNull(),
    at: time("at").notNull(),
  },
  (table) => [index("job_edits_job").on(table.jobId, table.id)],
);

/** What members saved, or want to see no more. */
export const jobMarks = pgTable(
  "job_marks",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    savedAt: time("saved_at"),
    hiddenAt: time("hidden_at"),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.jobId] }),
    index("job_marks_job").on(table.jobId),
    index("job_marks_saved")
      .on(table.memberId, table.savedAt.desc().nullsFirst())
      .where(sql`${table.savedAt} is not null`),
  ],
);

/** Who looked this hour, so that a visitor counts once. The visitor is a hash that cannot be traced back. */
export const jobVisits = pgTable(
  "job_visits",
  {
    hour: time("hour").notNull(),
    jobId: text("job_id").notNull(),
    visitor: text("visitor").notNull(),
  },
  // The hour comes first, so that past hours can be deleted without another index.
  (table) => [primaryKey({ columns: [table.hour, table.jobId, table.visitor] })],
);
