import { and, asc, eq, gt, inArray, isNotNull, or } from "drizzle-orm";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { lockChapterManagedBy } from "../chapter/chapter-queries.ts";
import type { ChapterRow } from "../chapter/chapters.table.ts";
import { findMeeting, lockMeeting } from "./meeting-queries.ts";
import {
  chapterAttendance,
  chapterMeetings,
  chapterVisitors,
  type MeetingRow,
} from "./chapter-meetings.table.ts";

export interface ChangeableMeetings {
  chapter: ChapterRow;
  /** The named one first, then those after it. */
  meetings: [MeetingRow, ...MeetingRow[]];
}

/** Locks a meeting that has not begun, and those after it, for an officer who manages the chapter. */
export async function lockChangeable(
  ctx: MemberContext,
  tx: Tx,
  id: string,
  following = false,
): Promise<ChangeableMeetings> {
  const { chapterId } = await findMeeting(tx, id);
  const { chapter } = await lockChapterManagedBy(tx, chapterId, ctx.member.id, ctx.now);
  const meeting = await lockMeeting(tx, id);
  requireChangeable(meeting, ctx.now);
  const later = following ? await lockLater(tx, meeting) : [];
  const meetings: ChangeableMeetings["meetings"] = [meeting, ...later];
  await requireNobodyMarked(tx, meetings);
  return { chapter, meetings };
}

function requireChangeable({ status, startsAt }: MeetingRow, now: Date): void {
  if (status === "cancelled") throw wrongState(CHAPTER_MEETING_TEXT.cancelled);
  if (status === "closed") throw wrongState(CHAPTER_MEETING_TEXT.closed);
  if (startsAt <= now) throw wrongState(CHAPTER_MEETING_TEXT.over);
}

const lockLater = (tx: Tx, { chapterId, startsAt }: MeetingRow) =>
  tx
    .select()
    .from(chapterMeetings)
    .where(
      and(
        eq(chapterMeetings.chapterId, chapterId),
        eq(chapterMeetings.status, "scheduled"),
        gt(chapterMeetings.startsAt, startsAt),
      ),
    )
    .orderBy(asc(chapterMeetings.startsAt), asc(chapterMeetings.id))
    .for("no key update");

/** Check-in opens before the beginning, and a check-in that counts is not thrown away. */
async function requireNobodyMarked(tx: Tx, meetings: readonly MeetingRow[]): Promise<void> {
  const ids = meetings.map(({ id }) => id);
  const marked = await tx.$count(
    chapterAttendance,
    and(
      inArray(chapterAttendance.meetingId, ids),
      or(isNotNull(chapterAttendance.state), isNotNull(chapterAttendance.pendingAt)),
    ),
  );
  const visitors = await tx.$count(
    chapterVisitors,
    and(inArray(chapterVisitors.meetingId, ids), isNotNull(chapterVisitors.attendedAt)),
  );
  if (marked + visitors > 0) throw wrongState(CHAPTER_MEETING_TEXT.begun);
}
