import { and, desc, eq, inArray, lte } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database.ts";
import { chapters } from "./chapter/chapters.table.ts";
import { chapterAttendance, chapterMeetings } from "./chapter-meetings/chapter-meetings.table.ts";

/** The marks of members who came in person: a substitute met the others, not the member. */
const THERE = ["present", "late"] as const;
const theirs = alias(chapterAttendance, "theirs");

/** The last meeting before a time at which both were, with its chapter's name. */
export async function lastMeetingBothAttended(db: Db, one: string, other: string, before: Date) {
  const [found] = await db
    .select({ meeting: chapterMeetings, chapterName: chapters.name })
    .from(chapterAttendance)
    .innerJoin(theirs, eq(theirs.meetingId, chapterAttendance.meetingId))
    .innerJoin(chapterMeetings, eq(chapterMeetings.id, chapterAttendance.meetingId))
    .innerJoin(chapters, eq(chapters.id, chapterMeetings.chapterId))
    .where(
      and(
        eq(chapterAttendance.memberId, one),
        eq(theirs.memberId, other),
        inArray(chapterAttendance.state, [...THERE]),
        inArray(theirs.state, [...THERE]),
        lte(chapterMeetings.startsAt, before),
      ),
    )
    .orderBy(desc(chapterMeetings.startsAt))
    .limit(1);
  return found;
}
