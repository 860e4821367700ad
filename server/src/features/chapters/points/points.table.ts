import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { POINT_KINDS, type PointKind } from "@cardplaza/contract/chapters/points-words";
import { atLeast, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { chapters } from "../chapter/chapters.table.ts";

const chapterId = () =>
  text("chapter_id")
    .notNull()
    .references(() => chapters.id, { onDelete: "cascade" });
const memberId = (name: string) =>
  text(name)
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** What gave points to a member, one row each: a leaderboard is the sum of the rows that are not held. */
export const chapterPoints = pgTable(
  "chapter_points",
  {
    id: text("id").primaryKey(),
    chapterId: chapterId(),
    memberId: memberId("member_id"),
    kind: text("kind").$type<PointKind>().notNull(),
    points: integer("points").notNull(),
    at: time("at").notNull(),
    /** The month in India, as 2026-11. */
    month: text("month").notNull(),
    /** The referral, thank-you, one-to-one, meeting or visitor. */
    sourceId: text("source_id").notNull(),
    /** The other member of it. */
    withId: text("with_id").references(() => members.id, { onDelete: "cascade" }),
    /** Provisional until this meeting closes. */
    meetingId: text("meeting_id"),
    /** Two who refer mostly to each other: not counted until an officer clears it. */
    held: boolean("held").notNull().default(false),
  },
  (table) => [
    uniqueIndex("chapter_points_source").on(table.sourceId, table.kind, table.memberId),
    // All that a leaderboard sums up, so that it reads the index alone: a chapter's entries lie far apart in the table.
    index("chapter_points_chapter").on(
      table.chapterId,
      table.month,
      table.memberId,
      table.kind,
      table.held,
      table.points,
      table.meetingId,
    ),
    index("chapter_points_held")
      .on(table.chapterId, table.month)
      .where(sql`${table.held}`),
    index("chapter_points_member").on(table.memberId, table.month, table.kind),
    index("chapter_points_meeting")
      .on(table.meetingId)
      .where(sql`${table.meetingId} is not null`),
    index("chapter_points_with").on(table.withId),
    oneOf(table.kind, POINT_KINDS),
    atLeast(table.points, 0),
  ],
);
export type PointsRow = typeof chapterPoints.$inferSelect;

/** The counted points of a chapter by month, and of all time under "all"; changed together with the entries. */
export const chapterTotals = pgTable(
  "chapter_totals",
  {
    chapterId: chapterId(),
    month: text("month").notNull(),
    points: bigint("points", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chapterId, table.month] }),
    index("chapter_totals_month").on(table.month, table.points),
  ],
);
export const ALL_TIME = "all";

/** An officer counts the points of two who referred mostly to each other in a month. */
export const clearedRings = pgTable(
  "cleared_rings",
  {
    chapterId: chapterId(),
    month: text("month").notNull(),
    firstId: memberId("first_id"),
    secondId: memberId("second_id"),
    clearedBy: text("cleared_by").references(() => members.id, { onDelete: "set null" }),
    clearedAt: time("cleared_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chapterId, table.month, table.firstId, table.secondId] }),
    index("cleared_rings_first").on(table.firstId),
    index("cleared_rings_second").on(table.secondId),
    index("cleared_rings_officer").on(table.clearedBy),
  ],
);
