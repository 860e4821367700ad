import { eq } from "drizzle-orm";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { closesAt, opensAt, statusAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import {
  findChapterOf,
  findChapterRunBy,
  lockChapter,
  requireRunning,
  type ChapterAndMembership,
} from "../chapter/chapter-queries.ts";
import { graceOf } from "../chapter/leader-grace.ts";
import type { ChapterRow } from "../chapter/chapters.table.ts";
import { chapterMeetings, type MeetingRow } from "./chapter-meetings.table.ts";

export interface MeetingOfMember extends ChapterAndMembership {
  meeting: MeetingRow;
}

export async function findMeeting(db: Db, id: string): Promise<MeetingRow> {
  const [meeting] = await db.select().from(chapterMeetings).where(eq(chapterMeetings.id, id));
  if (!meeting) throw notFound(CHAPTER_MEETING_TEXT.notFound);
  return meeting;
}

/** Check-ins, marks and the closing of a meeting happen one at a time. */
export async function lockMeeting(tx: Tx, id: string): Promise<MeetingRow> {
  const [meeting] = await tx
    .select()
    .from(chapterMeetings)
    .where(eq(chapterMeetings.id, id))
    .for("no key update");
  if (!meeting) throw notFound(CHAPTER_MEETING_TEXT.notFound);
  return meeting;
}

/** A meeting of a chapter in which the member takes part. */
export async function findMeetingOf(db: Db, id: string, memberId: string): Promise<MeetingOfMember> {
  const meeting = await findMeeting(db, id);
  return { meeting, ...(await findChapterOf(db, meeting.chapterId, memberId)) };
}

export async function lockMeetingOf(tx: Tx, id: string, memberId: string): Promise<MeetingOfMember> {
  const found = await findMeetingOf(tx, id, memberId);
  requireRunning(found.chapter.status);
  return { ...found, meeting: await lockMeeting(tx, id) };
}

/** A meeting that the member runs as an officer. */
export async function findMeetingRunBy(
  db: Db,
  id: string,
  memberId: string,
  now: Date,
): Promise<MeetingOfMember> {
  const meeting = await findMeeting(db, id);
  const found = await findChapterRunBy(db, meeting.chapterId, memberId);
  requireRunning(found.chapter.status);
  await requireRunnable(db, found.chapter, meeting, now);
  return { ...found, meeting };
}

/** Locks the chapter first, as all who change it do, and then the meeting. */
export async function lockMeetingRunBy(
  tx: Tx,
  id: string,
  memberId: string,
  now: Date,
): Promise<MeetingOfMember> {
  await lockChapter(tx, (await findMeeting(tx, id)).chapterId);
  await lockMeeting(tx, id);
  return findMeetingRunBy(tx, id, memberId, now);
}

/** A plan that ends during a meeting does not stop it: the meeting is run to its end. */
async function requireRunnable(db: Db, chapter: ChapterRow, meeting: MeetingRow, now: Date) {
  const at = isOpen(meeting, now) ? opensAt(meeting.startsAt) : now;
  if ((await graceOf(db, chapter, at)).readOnly) throw wrongState(CHAPTER_TEXT.readOnly);
}

/** The clock may be a minute behind with closing. */
export const isOpen = (meeting: MeetingRow, now: Date) =>
  statusAt(meeting, now) === "open" && now < closesAt(meeting);

/** Throws unless people can check in now. */
export function requireOpen(meeting: MeetingRow, now: Date): void {
  if (meeting.status === "cancelled") throw wrongState(CHAPTER_MEETING_TEXT.cancelled);
  if (meeting.status === "closed" || now >= closesAt(meeting)) throw wrongState(CHAPTER_MEETING_TEXT.closed);
  if (!isOpen(meeting, now)) throw wrongState(CHAPTER_MEETING_TEXT.notOpen);
}
