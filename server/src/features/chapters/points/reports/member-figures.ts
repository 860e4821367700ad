import { and, count, eq, gte, inArray, isNotNull, ne, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { AttendanceState } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { midnightInIndia } from "@cardplaza/contract/time";
import type { Db } from "../../../../platform/database.ts";
import {
  chapterAttendance,
  chapterMeetings,
  chapterVisitors,
} from "../../chapter-meetings/chapter-meetings.table.ts";
import { oneToOnes, referrals } from "../../referrals/referrals.table.ts";

export interface MemberFigures {
  attendance: Record<AttendanceState, number>;
  /** In per cent of the meetings that they could come to; null without one. */
  attended: number | null;
  given: number;
  received: number;
  accepted: number;
  won: number;
  oneToOnes: number;
  visitors: number;
}

type Counts = Map<string, number>;

/** What each member did in a chapter from a month on; null for all time. */
export async function readFigures(
  db: Db,
  chapterId: string,
  memberIds: readonly string[],
  from: string | null,
): Promise<Map<string, MemberFigures>> {
  const since = (column: PgColumn) =>
    from === null ? isNotNull(column) : gte(column, midnightInIndia(`${from}-01`));
  const ofChapter = (by: PgColumn, chapter: PgColumn, at: PgColumn, more?: SQL) =>
    countBy(db, referrals, by, and(eq(chapter, chapterId), since(at), more));
  const given = await ofChapter(referrals.giverId, referrals.giverChapterId, referrals.createdAt);
  const received = await ofChapter(referrals.receiverId, referrals.receiverChapterId, referrals.createdAt);
  const accepted = await ofChapter(referrals.giverId, referrals.giverChapterId, referrals.acceptedAt);
  const isWon = eq(referrals.status, "won");
  const won = await ofChapter(referrals.giverId, referrals.giverChapterId, referrals.wonAt, isWon);
  const met = await countOneToOnes(db, memberIds, from);
  const visitors = await countVisitors(db, chapterId, since(chapterMeetings.startsAt));
  const attendance = await countAttendance(db, chapterId, since(chapterMeetings.startsAt));
  return new Map(
    memberIds.map((id) => [
      id,
      {
        attendance: attendance.get(id) ?? never(),
        attended: shareOf(attendance.get(id) ?? never()),
        given: given.get(id) ?? 0,
        received: received.get(id) ?? 0,
        accepted: accepted.get(id) ?? 0,
        won: won.get(id) ?? 0,
        oneToOnes: met.get(id) ?? 0,
        visitors: visitors.get(id) ?? 0,
      },
    ]),
  );
}

const never = (): MemberFigures["attendance"] => ({
  present: 0,
  late: 0,
  substitute: 0,
  medical: 0,
  absent: 0,
});

/** Medical leave neither helps nor harms. */
export function shareOf({ present, late, substitute, absent }: MemberFigures["attendance"]): number | null {
  const came = present + late + substitute;
  return came + absent === 0 ? null : Math.round((came / (came + absent)) * 100);
}

async function countBy(
  db: Db,
  table: typeof referrals | typeof oneToOnes,
  by: PgColumn,
  which: SQL | undefined,
): Promise<Counts> {
  const rows = await db.select({ id: by, count: count() }).from(table).where(which).groupBy(by);
  return new Map(rows.map((row) => [String(row.id), row.count]));
}

/** Confirmed ones with anybody: a one-to-one belongs to two people, not to a chapter. */
async function countOneToOnes(db: Db, memberIds: readonly string[], from: string | null): Promise<Counts> {
  const counts: Counts = new Map();
  if (memberIds.length === 0) return counts;
  for (const side of [oneToOnes.firstId, oneToOnes.secondId]) {
    const found = await countBy(
      db,
      oneToOnes,
      side,
      and(
        inArray(side, [...memberIds]),
        eq(oneToOnes.status, "confirmed"),
        from === null ? undefined : gte(oneToOnes.day, `${from}-01`),
      ),
    );
    for (const [id, times] of found) counts.set(id, times + (counts.get(id) ?? 0));
  }
  return counts;
}

async function countVisitors(db: Db, chapterId: string, inPeriod: SQL): Promise<Counts> {
  const rows = await db
    .select({ id: chapterVisitors.invitedBy, count: count() })
    .from(chapterVisitors)
    .innerJoin(chapterMeetings, eq(chapterMeetings.id, chapterVisitors.meetingId))
    .where(
      and(
        eq(chapterVisitors.chapterId, chapterId),
        isNotNull(chapterVisitors.invitedBy),
        isNotNull(chapterVisitors.attendedAt),
        inPeriod,
      ),
    )
    .groupBy(chapterVisitors.invitedBy);
  return new Map(rows.map((row) => [row.id!, row.count]));
}

async function countAttendance(db: Db, chapterId: string, inPeriod: SQL) {
  const rows = await db
    .select({ id: chapterAttendance.memberId, state: chapterAttendance.state, count: count() })
    .from(chapterMeetings)
    .innerJoin(chapterAttendance, eq(chapterAttendance.meetingId, chapterMeetings.id))
    .where(
      and(
        eq(chapterMeetings.chapterId, chapterId),
        ne(chapterMeetings.status, "cancelled"),
        isNotNull(chapterAttendance.state),
        inPeriod,
      ),
    )
    .groupBy(chapterAttendance.memberId, chapterAttendance.state);
  const found = new Map<string, MemberFigures["attendance"]>();
  for (const { id, state, count: times } of rows)
    found.set(id, { ...(found.get(id) ?? never()), [state!]: times });
  return found;
}
