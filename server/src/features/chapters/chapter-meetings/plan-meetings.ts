import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { CHAPTER_TEXT, LISTED_STATUSES } from "@cardplaza/contract/chapters/chapter-words";
import { meetingDays, opensAt, startOn } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import {
  CHAPTER_MEETING_TEXT,
  OPENS_BEFORE_MINUTES,
  WEEKS_AHEAD,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { DAY_MS, MINUTE_MS, dateInIndia } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { changed } from "../../../registry/changed.ts";
import type { ChapterRow } from "../chapter/chapters.table.ts";
import { overlap } from "./check-times.ts";
import { chapterMeetings, chapterVisitors, type MeetingRow } from "./chapter-meetings.table.ts";
import { newMeeting } from "./new-meeting.ts";
import { mailVisitorsOf } from "./visitors/mail-visitors.ts";

export interface Planned {
  /** True if some meetings are new, back again or at another time. */
  hasNewTimes: boolean;
  dropped: MeetingRow[];
}

/**
 * Makes the meetings of the next weeks from the chapter's rhythm. What officers changed stays as it is; a second run
 * changes nothing. The caller has locked the chapter.
 */
export async function planMeetings(ctx: JobContext, tx: Tx, chapter: ChapterRow): Promise<Planned> {
  const days = daysAhead(chapter, ctx.now);
  const ahead = await lockAhead(tx, chapter.id, ctx.now);
  const dropped = ahead.filter((meeting) => isUnwanted(chapter, meeting, days));
  await dropMeetings(ctx, tx, chapter, dropped);
  const rest = ahead.filter((meeting) => !dropped.includes(meeting));
  const changes = new Set<DayChange>(dropped.length > 0 ? ["dropped"] : []);
  for (const day of days) changes.add(await keepDay(ctx, tx, chapter, day, rest));
  changes.delete("none");
  if (changes.size > 0) await changed(ctx, tx, "chapter", [chapter.id]);
  return { dropped, hasNewTimes: changes.has("time") };
}

export const isRunning = ({ status }: Pick<ChapterRow, "status">) =>
  (LISTED_STATUSES as readonly string[]).includes(status);

function daysAhead(chapter: ChapterRow, now: Date): string[] {
  if (!isRunning(chapter)) return [];
  const until = dateInIndia(new Date(now.getTime() + WEEKS_AHEAD * 7 * DAY_MS));
  return meetingDays(chapter, dateInIndia(now), until).filter(
    (day) => opensAt(startOn(day, chapter.startTime)) > now,
  );
}

/** The meetings that are not open yet, also the cancelled ones, locked. */
const lockAhead = (tx: Tx, chapterId: string, now: Date) =>
  tx
    .select()
    .from(chapterMeetings)
    .where(
      and(
        eq(chapterMeetings.chapterId, chapterId),
        gt(chapterMeetings.startsAt, new Date(now.getTime() + OPENS_BEFORE_MINUTES * MINUTE_MS)),
      ),
    )
    .orderBy(asc(chapterMeetings.startsAt), asc(chapterMeetings.id))
    .for("no key update");

function isUnwanted(chapter: ChapterRow, meeting: MeetingRow, days: readonly string[]): boolean {
  if (meeting.status !== "scheduled") return false;
  if (!isRunning(chapter)) return true;
  const { touchedAt, rhythmDay } = meeting;
  return touchedAt === null && rhythmDay !== null && !days.includes(rhythmDay);
}

/** One that nobody touched is deleted, unless visitors wait for it: officers must see whom to call. */
async function dropMeetings(
  ctx: JobContext,
  tx: Tx,
  chapter: ChapterRow,
  dropped: readonly MeetingRow[],
): Promise<void> {
  if (dropped.length === 0) return;
  const ids = dropped.map(({ id }) => id);
  const visited = await tx
    .selectDistinct({ id: chapterVisitors.meetingId })
    .from(chapterVisitors)
    .where(inArray(chapterVisitors.meetingId, ids));
  const keep = new Set(visited.map(({ id }) => id));
  const isKept = ({ id, touchedAt }: MeetingRow) => touchedAt !== null || keep.has(id);
  const ended = chapter.status === "suspended" ? CHAPTER_TEXT.suspended : CHAPTER_TEXT.archived;
  const reason = isRunning(chapter) ? CHAPTER_MEETING_TEXT.newRhythm : ended;
  const [cancelled, deleted] = [dropped.filter(isKept), dropped.filter((each) => !isKept(each))];
  if (cancelled.length > 0) {
    const rows = await tx
      .update(chapterMeetings)
      .set({ status: "cancelled", reason, sequence: sql`${chapterMeetings.sequence} + 1` })
      .where(inArray(chapterMeetings.id, idsOf(cancelled)))
      .returning();
    await mailVisitorsOf(ctx, tx, chapter, rows, "cancelled");
  }
  if (deleted.length > 0) await tx.delete(chapterMeetings).where(inArray(chapterMeetings.id, idsOf(deleted)));
}

const idsOf = (meetings: readonly MeetingRow[]) => meetings.map(({ id }) => id);

type DayChange = "none" | "time" | "duration" | "dropped";

/** Makes the meeting of a day, or gives it the time of the rhythm. */
async function keepDay(
  ctx: JobContext,
  tx: Tx,
  chapter: ChapterRow,
  day: string,
  ahead: readonly MeetingRow[],
): Promise<DayChange> {
  const startsAt = startOn(day, chapter.startTime);
  const times = { startsAt, durationMin: chapter.durationMin };
  const planned = ahead.find(({ rhythmDay }) => rhythmDay === day);
  if (!planned) {
    if (ahead.some((other) => other.status === "scheduled" && overlap(other, times))) return "none";
    const row = newMeeting(chapter, ctx.now, { ...times, rhythmDay: day });
    // One that was moved to an earlier day has taken place already.
    const made = await tx.insert(chapterMeetings).values(row).onConflictDoNothing().returning();
    return made.length > 0 ? "time" : "none";
  }
  const isAtThisTime = planned.status === "scheduled" && planned.startsAt.getTime() === startsAt.getTime();
  const isRight = isAtThisTime && planned.durationMin === chapter.durationMin;
  if (planned.touchedAt !== null || isRight) return "none";
  const kept = await tx
    .update(chapterMeetings)
    .set({ ...times, status: "scheduled", reason: "", sequence: planned.sequence + 1, remindedAt: null })
    .where(eq(chapterMeetings.id, planned.id))
    .returning();
  if (!isAtThisTime) await mailVisitorsOf(ctx, tx, chapter, kept, "moved");
  return isAtThisTime ? "duration" : "time";
}
