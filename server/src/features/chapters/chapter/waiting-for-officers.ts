import { and, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { dateInIndia } from "@cardplaza/contract/time";
import type { Db, Tx } from "../../../platform/database.ts";
import {
  chapterAttendance,
  chapterMeetings,
  chapterVisitors,
} from "../chapter-meetings/chapter-meetings.table.ts";
import { chapterMembers } from "./chapters.table.ts";

/** Requests, visitors to follow up today and check-ins that wait for an officer. */
export async function countWaiting(db: Db | Tx, chapterId: string, now: Date): Promise<number> {
  const requests = await db.$count(
    chapterMembers,
    and(eq(chapterMembers.chapterId, chapterId), eq(chapterMembers.status, "requested")),
  );
  const visitors = await db.$count(
    chapterVisitors,
    and(
      eq(chapterVisitors.chapterId, chapterId),
      lte(chapterVisitors.followUpOn, dateInIndia(now)),
      inArray(chapterVisitors.outcome, ["expected", "attended", "applied"]),
    ),
  );
  const checkIns = await db
    .select({ memberId: chapterAttendance.memberId })
    .from(chapterAttendance)
    .innerJoin(chapterMeetings, eq(chapterMeetings.id, chapterAttendance.meetingId))
    .where(and(eq(chapterMeetings.chapterId, chapterId), isNotNull(chapterAttendance.pendingAt)));
  return requests + visitors + checkIns.length;
}
