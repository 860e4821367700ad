import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  APPEAL_STATUSES,
  CASE_CLASSES,
  CASE_STATUSES,
  CASE_STEPS,
  type AppealStatus,
  type CaseClass,
  type CaseStatus,
  type CaseStep,
} from "@cardplaza/contract/cases/case-words";
import { atLeast, inOrder, oneOf, together } from "../../platform/column-rules.ts";
import { editVersion, time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";
import { admins } from "../audit/admin.table.ts";

/** What moderators work on: one case about one post, card or person at a time, with all reports of it. */
export const cases = pgTable(
  "cases",
  {
    id: text("id").primaryKey(),
    /** What it is about, as reports name it. */
    kind: text("kind").notNull(),
    targetId: text("target_id").notNull(),
    /** Whom its decisions concern. */
    memberId: text("member_id").references(() => members.id, { onDelete: "set null" }),
    class: text("class").$type<CaseClass>().notNull().default("usual"),
    status: text("status").$type<CaseStatus>().notNull().default("open"),
    reports: integer("reports").notNull().default(0),
    openedAt: time("opened_at").notNull(),
    /** When it or its appeal must be decided; null once it is. */
    dueAt: time("due_at"),
    /** When a moderator first worked on it. */
    acknowledgedAt: time("acknowledged_at"),
    takenBy: text("taken_by").references(() => admins.id),
    takenUntil: time("taken_until"),
    /** When it was last decided: an appeal does not open it again. */
    closedAt: time("closed_at"),
    appeal: text("appeal").$type<AppealStatus>(),
    appealedAt: time("appealed_at"),
    version: editVersion(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("cases_open")
      .on(table.kind, table.targetId)
      .where(sql`${table.status} = 'open'`),
    index("cases_target").on(table.kind, table.targetId, table.openedAt),
    index("cases_due")
      .on(table.dueAt, table.id)
      .where(sql`${table.dueAt} is not null`),
    index("cases_due_of_kind")
      .on(table.kind, table.dueAt, table.id)
      .where(sql`${table.dueAt} is not null`),
    index("cases_due_of_class")
      .on(table.class, table.dueAt, table.id)
      .where(sql`${table.dueAt} is not null`),
    index("cases_open_reports")
      .on(table.dueAt)
      .where(sql`${table.status} = 'open' and ${table.kind} not in ('post', 'message')`),
    index("cases_appealed")
      .on(table.dueAt)
      .where(sql`${table.status} = 'appealed'`),
    index("cases_closed")
      .on(table.closedAt, table.id)
      .where(sql`${table.status} = 'closed'`),
    index("cases_closed_of_kind")
      .on(table.kind, table.closedAt, table.id)
      .where(sql`${table.status} = 'closed'`),
    index("cases_member").on(table.memberId, table.openedAt),
    index("cases_taken")
      .on(table.takenBy)
      .where(sql`${table.takenBy} is not null`),
    oneOf(table.class, CASE_CLASSES),
    oneOf(table.status, CASE_STATUSES),
    oneOf(table.appeal, APPEAL_STATUSES),
    atLeast(table.reports, 0),
    together(table.takenBy, table.takenUntil),
    together(table.appeal, table.appealedAt),
    inOrder(table.openedAt, table.closedAt),
  ],
);
export type CaseRow = typeof cases.$inferSelect;

/** The history of a case: decisions, notes, the appeal and its answer. */
export const caseSteps = pgTable(
  "case_steps",
  {
    id: text("id").primaryKey(),
    caseId: text("case_id")
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
    /** Null if the member or the product itself did it. */
    adminId: text("admin_id").references(() => admins.id),
    step: text("step").$type<CaseStep>().notNull(),
    /** What the member is told; of an appeal, what the member wrote. */
    reason: text("reason").notNull().default(""),
    /** For administrators only. */
    note: text("note").notNull().default(""),
    reversedAt: time("reversed_at"),
  },
  (table) => [
    index("case_steps_case").on(table.caseId, table.id),
    index("case_steps_admin")
      .on(table.adminId)
      .where(sql`${table.adminId} is not null`),
    oneOf(table.step, CASE_STEPS),
    inOrder(table.at, table.reversedAt),
  ],
);
export type CaseStepRow = typeof caseSteps.$inferSelect;
