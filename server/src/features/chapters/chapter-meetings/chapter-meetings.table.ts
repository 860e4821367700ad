import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { DURATION_MINUTES } from "@cardplaza/contract/chapters/chapter-words";
import {
  ATTENDANCE_STATES,
  ATTENDANCE_WAYS,
  VISITOR_OUTCOMES,
  type AttendanceState,
  type AttendanceWay,
  type VisitorOutcome,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { between, oneOf, together } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { chapters } from "../chapter/chapters.table.ts";

const line = (name: string) => text(name).notNull().default("");

/** Open follows from the clock, so it is not stored. */
const STORED_STATUSES = ["scheduled", "closed", "cancelled"] as const;
type StoredStatus = (typeof STORED_STATUSES)[number];

export const chapterMeetings = pgTable(
  "chapter_meetings",
  {
    id: text("id").primaryKey(),
    chapterId: text("chapter_id")
      .notNull()
      .references(() => chapters.id, { onDelete: "cascade" }),
    startsAt: time("starts_at").notNull(),
    durationMin: integer("duration_min").notNull(),
    /** The day of the rhythm that it was made for, also after it was moved; null for one outside the rhythm. */
    rhythmDay: date("rhythm_day"),
    /** The place; empty if it is where the chapter always meets. */
    venue: line("venue"),
    agenda: line("agenda"),
    speaker: line("speaker"),
    status: text("status").$type<StoredStatus>().notNull().default("scheduled"),
    /** Why it was moved or cancelled. */
    reason: line("reason"),
    /** The codes on the officer's screen are made of it. */
    codeSecret: text("code_secret").notNull(),
    /** When an officer last moved, cancelled or edited it. The rhythm then leaves it as it is. */
    touchedAt: time("touched_at"),
    /** The version for calendars, which show a meeting again when it grows. */
    sequence: integer("sequence").notNull().default(0),
    remindedAt: time("reminded_at"),
    closedAt: time("closed_at"),
    /** The officer who closed the meeting; null if it was closed automatically. */
    closedBy: text("closed_by").references(() => members.id, { onDelete: "set null" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("chapter_meetings_chapter").on(table.chapterId, table.startsAt),
    index("chapter_meetings_scheduled")
      .on(table.startsAt)
      .where(sql`${table.status} = 'scheduled'`),
    index("chapter_meetings_closer")
      .on(table.closedBy)
      .where(sql`${table.closedBy} is not null`),
    uniqueIndex("chapter_meetings_rhythm").on(table.chapterId, table.rhythmDay),
    oneOf(table.status, STORED_STATUSES),
    between(table.durationMin, DURATION_MINUTES[0], DURATION_MINUTES[1]),
  ],
);
export type MeetingRow = typeof chapterMeetings.$inferSelect;

/** A member's answer to a meeting, and how they were there. */
export const chapterAttendance = pgTable(
  "chapter_attendance",
  {
    meetingId: text("meeting_id")
      .notNull()
      .references(() => chapterMeetings.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    going: boolean("going"),
    state: text("state").$type<AttendanceState>(),
    way: text("way").$type<AttendanceWay>(),
    markedBy: text("marked_by").references(() => members.id, { onDelete: "set null" }),
    markedAt: time("marked_at"),
    substituteName: line("substitute_name"),
    substitutePhone: line("substitute_phone"),
    /** A late check-in that an officer must confirm: when the phone read the code, and when it arrived. */
    pendingAt: time("pending_at"),
    pendingSentAt: time("pending_sent_at"),
    /** Why it was corrected after the meeting had closed. */
    reason: line("reason"),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.memberId] }),
    index("chapter_attendance_member").on(table.memberId, table.meetingId),
    index("chapter_attendance_marker")
      .on(table.markedBy)
      .where(sql`${table.markedBy} is not null`),
    oneOf(table.state, ATTENDANCE_STATES),
    oneOf(table.way, ATTENDANCE_WAYS),
    together(table.pendingAt, table.pendingSentAt),
  ],
);
export type AttendanceRow = typeof chapterAttendance.$inferSelect;

/** Somebody who comes to see whether the chapter fits. */
export const chapterVisitors = pgTable(
  "chapter_visitors",
  {
    id: text("id").primaryKey(),
    chapterId: text("chapter_id")
      .notNull()
      .references(() => chapters.id, { onDelete: "cascade" }),
    meetingId: text("meeting_id")
      .notNull()
      .references(() => chapterMeetings.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The number as E.164; empty once it was erased. */
    mobile: line("mobile"),
    /** The address if they gave one; it is erased with the number. */
    email: line("email"),
    category: line("category"),
    invitedBy: text("invited_by").references(() => members.id, { onDelete: "set null" }),
    /** The member who asked for the visit, if they were signed in. */
    memberId: text("member_id").references(() => members.id, { onDelete: "set null" }),
    outcome: text("outcome").$type<VisitorOutcome>().notNull().default("expected"),
    /** An officer expects them; whom a member brings is accepted at once. */
    acceptedAt: time("accepted_at"),
    /** They were there, whatever came of it later. */
    attendedAt: time("attended_at"),
    followUpOn: date("follow_up_on"),
    note: line("note"),
    createdAt: time("created_at").notNull(),
    eraseAfter: time("erase_after").notNull(),
  },
  (table) => [
    index("chapter_visitors_chapter").on(table.chapterId, table.id),
    index("chapter_visitors_meeting").on(table.meetingId),
    // Who asked to visit, for the officers.
    index("chapter_visitors_asked")
      .on(table.meetingId, table.id)
      .where(sql`${table.acceptedAt} is null and ${table.outcome} = 'expected'`),
    uniqueIndex("chapter_visitors_mobile")
      .on(table.meetingId, table.mobile)
      .where(sql`${table.mobile} <> ''`),
    index("chapter_visitors_of_mobile").on(table.chapterId, table.mobile),
    index("chapter_visitors_erase").on(table.eraseAfter),
    index("chapter_visitors_member").on(table.memberId),
    index("chapter_visitors_inviter").on(table.invitedBy),
    oneOf(table.outcome, VISITOR_OUTCOMES),
  ],
);
export type VisitorRow = typeof chapterVisitors.$inferSelect;
