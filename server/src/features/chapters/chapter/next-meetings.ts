import { and, asc, eq, gt, inArray, lt, sql, type SQL } from "drizzle-orm";
import { endsAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import type { Db, Tx } from "../../../platform/database.ts";
import { chapterMeetings } from "../chapter-meetings/chapter-meetings.table.ts";
import { chapters } from "./chapters.table.ts";

export interface MeetingTime {
  _id: string;
  startsAt: Date;
  endsAt: Date;
}

const TIMES = {
  _id: chapterMeetings.id,
  startsAt: chapterMeetings.startsAt,
  durationMin: chapterMeetings.durationMin,
};
const timeOf = ({ durationMin, ...meeting }: { _id: string; startsAt: Date; durationMin: number }) => ({
  ...meeting,
  endsAt: endsAt({ startsAt: meeting.startsAt, durationMin }),
});

/** In a query over meetings: it is to come, or goes on. */
const isAhead = (now: Date) =>
  and(
    eq(chapterMeetings.status, "scheduled"),
    gt(
      sql`${chapterMeetings.startsAt} + ${chapterMeetings.durationMin} * interval '1 minute'`,
      now.toISOString(),
    ),
  );

/** The next meeting of each of these chapters. */
export async function nextMeetingsOf(
  db: Db | Tx,
  chapterIds: readonly string[],
  now: Date,
): Promise<Map<string, MeetingTime>> {
  if (chapterIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([chapterMeetings.chapterId], { chapterId: chapterMeetings.chapterId, ...TIMES })
    .from(chapterMeetings)
    .where(and(inArray(chapterMeetings.chapterId, [...chapterIds]), isAhead(now)))
    .orderBy(asc(chapterMeetings.chapterId), asc(chapterMeetings.startsAt));
  return new Map(rows.map(({ chapterId, ...meeting }) => [chapterId, timeOf(meeting)]));
}

/** Meetings of several chapters until then, the first one first. */
export async function meetingsAhead(
  db: Db | Tx,
  which: SQL | undefined,
  { now, until, limit }: { now: Date; until: Date; limit: number },
) {
  const rows = await db
    .select({ chapter: chapters, ...TIMES })
    .from(chapterMeetings)
    .innerJoin(chapters, eq(chapters.id, chapterMeetings.chapterId))
    .where(and(which, isAhead(now), lt(chapterMeetings.startsAt, until)))
    .orderBy(asc(chapterMeetings.startsAt), asc(chapterMeetings.id))
    .limit(limit);
  return rows.map(({ chapter, ...meeting }) => ({ chapter, meeting: timeOf(meeting) }));
}
