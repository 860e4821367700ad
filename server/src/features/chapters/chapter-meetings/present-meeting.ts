import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { endsAt, statusAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import type { Context } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { takesPart } from "../chapter/chapter-queries.ts";
import { chapterMembers, chapters, type ChapterRow } from "../chapter/chapters.table.ts";
import {
  chapterAttendance,
  chapterVisitors,
  type AttendanceRow,
  type MeetingRow,
} from "./chapter-meetings.table.ts";

export type MeetingJson = z.input<typeof ChapterMeeting>;
type Viewed = Pick<Context, "now"> & { db: Db };

/** Meetings of any chapters, as a member or a visitor (null) may see them. */
export async function presentMeetings(
  { db, now }: Viewed,
  rows: readonly MeetingRow[],
  viewerId: string | null,
): Promise<MeetingJson[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const chaptersById = await chaptersOfMeetings(db, rows);
  const inside = viewerId ? await chaptersWith(db, viewerId, [...chaptersById.keys()]) : new Set();
  const counts = inside.size > 0 ? await countAnswers(db, ids) : new Map<string, Counts>();
  const own = viewerId && inside.size > 0 ? await attendanceOf(db, viewerId, ids) : new Map();
  const visited = viewerId ? await meetingsVisitedBy(db, viewerId, ids) : new Set();
  return rows.map((row) =>
    present(row, chaptersById.get(row.chapterId)!, now, {
      isInside: inside.has(row.chapterId),
      isExpected: visited.has(row.id),
      counts: counts.get(row.id),
      own: own.get(row.id),
    }),
  );
}

export async function presentMeeting(ctx: Viewed, row: MeetingRow, viewerId: string): Promise<MeetingJson> {
  return one(await presentMeetings(ctx, [row], viewerId));
}

interface Counts {
  going: number;
  notGoing: number;
  present: number;
}
interface View {
  isInside: boolean;
  /** True for a visitor whom an officer accepted. */
  isExpected: boolean;
  counts: Counts | undefined;
  own: AttendanceRow | undefined;
}

/** Visitors see when and where, and who speaks. */
function present(
  row: MeetingRow,
  chapter: ChapterRow,
  now: Date,
  { isInside, isExpected, counts, own }: View,
): MeetingJson {
  return {
    _id: row.id,
    chapterId: row.chapterId,
    chapterName: chapter.name,
    startsAt: row.startsAt,
    endsAt: endsAt(row),
    status: statusAt(row, now),
    online: chapter.online,
    venue: row.venue || chapter.venue,
    link: isInside || isExpected ? chapter.link : "",
    agenda: isInside ? row.agenda : "",
    speaker: row.speaker,
    reason: isInside ? row.reason : "",
    going: (isInside && counts?.going) || 0,
    notGoing: (isInside && counts?.notGoing) || 0,
    ownRsvp: own?.going ?? null,
    ownState: own?.state ?? null,
    ownPending: own?.pendingAt != null,
    present: (isInside && counts?.present) || 0,
    closedAt: row.closedAt,
  };
}

async function chaptersOfMeetings(db: Db, rows: readonly MeetingRow[]): Promise<Map<string, ChapterRow>> {
  const ids = [...new Set(rows.map(({ chapterId }) => chapterId))];
  const found = await db.select().from(chapters).where(inArray(chapters.id, ids));
  return new Map(found.map((chapter) => [chapter.id, chapter]));
}

async function chaptersWith(db: Db, memberId: string, chapterIds: string[]): Promise<Set<string>> {
  const found = await db
    .select({ id: chapterMembers.chapterId })
    .from(chapterMembers)
    .where(
      and(eq(chapterMembers.memberId, memberId), inArray(chapterMembers.chapterId, chapterIds), takesPart()),
    );
  return new Set(found.map(({ id }) => id));
}

async function meetingsVisitedBy(db: Db, memberId: string, meetingIds: string[]): Promise<Set<string>> {
  const found = await db
    .select({ id: chapterVisitors.meetingId })
    .from(chapterVisitors)
    .where(
      and(
        eq(chapterVisitors.memberId, memberId),
        inArray(chapterVisitors.meetingId, meetingIds),
        isNotNull(chapterVisitors.acceptedAt),
        ne(chapterVisitors.outcome, "declined"),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** A condition over attendance: the member or a substitute was there. */
export const wasThere = () => inArray(chapterAttendance.state, ["present", "late", "substitute"]);

async function countAnswers(db: Db, meetingIds: string[]): Promise<Map<string, Counts>> {
  const rows = await db
    .select({
      meetingId: chapterAttendance.meetingId,
      going: sql<number>`(count(*) filter (where ${chapterAttendance.going}))::int`,
      notGoing: sql<number>`(count(*) filter (where not ${chapterAttendance.going}))::int`,
      present: sql<number>`(count(*) filter (where ${wasThere()}))::int`,
    })
    .from(chapterAttendance)
    .where(inArray(chapterAttendance.meetingId, meetingIds))
    .groupBy(chapterAttendance.meetingId);
  return new Map(rows.map(({ meetingId, ...counts }) => [meetingId, counts]));
}

async function attendanceOf(
  db: Db,
  memberId: string,
  meetingIds: string[],
): Promise<Map<string, AttendanceRow>> {
  const rows = await db
    .select()
    .from(chapterAttendance)
    .where(and(eq(chapterAttendance.memberId, memberId), inArray(chapterAttendance.meetingId, meetingIds)));
  return new Map(rows.map((row) => [row.meetingId, row]));
}
