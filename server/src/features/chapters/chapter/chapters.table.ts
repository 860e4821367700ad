import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  CHAPTER_ROLES,
  CHAPTER_STATUSES,
  DURATION_MINUTES,
  FEE_PERIODS,
  FREQUENCIES,
  LISTED_STATUSES,
  MAX_FEE_PAISE,
  MEMBERS_RANGE,
  MEMBERSHIP_STATUSES,
  SEATED_STATUSES,
  type ChapterRole,
  type ChapterStatus,
  type FeePeriod,
  type Frequency,
  type MembershipStatus,
} from "@cardplaza/contract/chapters/chapter-words";
import { DEFAULT_TARGET, TARGET_RANGE } from "@cardplaza/contract/chapters/points-words";
import { atLeast, between, oneOf } from "../../../platform/column-rules.ts";
import { editVersion, time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";

const line = (name: string) => text(name).notNull().default("");
const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(", "));

/** A group of businesses that meets in a fixed rhythm. */
export const chapters = pgTable(
  "chapters",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** In lower case without spaces, so that the same name is noticed. */
    nameKey: text("name_key").notNull(),
    city: text("city").notNull(),
    state: line("state"),
    pin: line("pin"),
    /** Of the PIN code or the city, for distances and the map. */
    lat: doublePrecision("lat").notNull(),
    lng: doublePrecision("lng").notNull(),
    description: line("description"),
    cover: line("cover"),
    online: boolean("online").notNull().default(false),
    venue: line("venue"),
    link: line("link"),
    /** 0 is Sunday. */
    weekday: integer("weekday").notNull(),
    startTime: text("start_time").notNull(),
    durationMin: integer("duration_min").notNull(),
    frequency: text("frequency").$type<Frequency>().notNull(),
    /** A day of the rhythm, from which its weeks are counted. */
    firstDay: date("first_day").notNull(),
    maxMembers: integer("max_members").notNull(),
    oneSeatPerCategory: boolean("one_seat_per_category").notNull().default(true),
    visitorMaxVisits: integer("visitor_max_visits").notNull(),
    absenceLimit: integer("absence_limit").notNull(),
    feePaise: bigint("fee_paise", { mode: "number" }),
    /** Null for chapters that were founded before it was asked. */
    feePer: text("fee_per").$type<FeePeriod>(),
    status: text("status").$type<ChapterStatus>().notNull().default("pending"),
    /** An administrator's reason. */
    suspendedFor: line("suspended_for"),
    /** Seats that are taken; updated in the transaction that changes a membership. */
    seated: integer("seated").notNull().default(0),
    /** When it last met, or was founded: after 60 days without a meeting it rests. */
    lastMetAt: time("last_met_at").notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    version: editVersion(),
  },
  (table) => [
    uniqueIndex("chapters_name")
      .on(sql`lower(${table.city})`, table.nameKey)
      .where(sql`${table.status} <> 'archived'`),
    index("chapters_listed")
      .on(table.city, table.id)
      .where(sql`${table.status} in (${listed(LISTED_STATUSES)})`),
    oneOf(table.status, CHAPTER_STATUSES),
    oneOf(table.frequency, FREQUENCIES),
    between(table.weekday, 0, 6),
    between(table.durationMin, DURATION_MINUTES[0], DURATION_MINUTES[1]),
    between(table.maxMembers, MEMBERS_RANGE[0], MEMBERS_RANGE[1]),
    atLeast(table.seated, 0),
    between(table.feePaise, 0, MAX_FEE_PAISE),
    oneOf(table.feePer, FEE_PERIODS),
  ],
);
export type ChapterRow = typeof chapters.$inferSelect;

/** Who is in a chapter, waits for it or was in it. */
export const chapterMembers = pgTable(
  "chapter_members",
  {
    chapterId: text("chapter_id")
      .notNull()
      .references(() => chapters.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    role: text("role").$type<ChapterRole>().notNull().default("member"),
    status: text("status").$type<MembershipStatus>().notNull(),
    /** A category of the directory; empty for an invitation that leaves it open. */
    category: line("category"),
    /** The category while the member takes the only seat of it; else null. The database keeps it unique. */
    seat: text("seat"),
    message: line("message"),
    /** Why they were suspended or removed. */
    reason: line("reason"),
    invitedBy: text("invited_by").references(() => members.id, { onDelete: "set null" }),
    targetPoints: integer("target_points").notNull().default(DEFAULT_TARGET),
    leaveUntil: date("leave_until"),
    joinedAt: time("joined_at"),
    /** When the status last changed: the waitlist is in this order. */
    changedAt: time("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chapterId, table.memberId] }),
    index("chapter_members_member").on(table.memberId, table.status),
    index("chapter_members_inviter")
      .on(table.invitedBy)
      .where(sql`${table.invitedBy} is not null`),
    // Who leads it, and who led it before.
    index("chapter_members_led")
      .on(table.chapterId, table.joinedAt.desc().nullsFirst())
      .where(sql`${table.role} = 'leader'`),
    // Who asked to join, for the officers.
    index("chapter_members_requested")
      .on(table.chapterId, table.changedAt, table.memberId)
      .where(sql`${table.status} = 'requested'`),
    uniqueIndex("chapter_members_seat").on(table.chapterId, table.seat),
    uniqueIndex("chapter_members_leader")
      .on(table.chapterId)
      .where(sql`${table.role} = 'leader' and ${table.status} in (${listed(SEATED_STATUSES)})`),
    oneOf(table.role, CHAPTER_ROLES),
    oneOf(table.status, MEMBERSHIP_STATUSES),
    between(table.targetPoints, TARGET_RANGE[0], TARGET_RANGE[1]),
  ],
);
export type MembershipRow = typeof chapterMembers.$inferSelect;
