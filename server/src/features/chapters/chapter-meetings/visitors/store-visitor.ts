import { and, eq, isNotNull, lt } from "drizzle-orm";
import {
  FOLLOW_UP_DAYS,
  CHAPTER_MEETING_TEXT,
  VISITOR_DAYS,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { PEOPLE_TEXT } from "@cardplaza/contract/accounts/account-words";
import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import { takeTurn } from "../../../../platform/advisory-locks.ts";
import type { Db, Tx } from "../../../../platform/database.ts";
import { newId } from "../../../../platform/ids.ts";
import { readPhone } from "../../../../platform/phone-numbers.ts";
import { conflict, invalid } from "../../../../platform/refusals.ts";
import { one } from "../../../../platform/one.ts";
import type { ChapterRow } from "../../chapter/chapters.table.ts";
import { chapterVisitors, type MeetingRow, type VisitorRow } from "../chapter-meetings.table.ts";

/** The number as E.164: it shows whether somebody was here before. */
export function readVisitorsMobile(typed: string): string {
  const mobile = readPhone(typed);
  if (!mobile?.startsWith("+")) throw invalid({ mobile: PEOPLE_TEXT.badPhone });
  return mobile;
}

/** The day on which somebody who came should be called. */
export const followUpAfter = ({ startsAt }: MeetingRow) =>
  dateInIndia(new Date(startsAt.getTime() + FOLLOW_UP_DAYS * DAY_MS));

export type NewVisitor = Pick<VisitorRow, "name" | "mobile" | "category"> &
  Partial<
    Pick<
      VisitorRow,
      "email" | "invitedBy" | "memberId" | "outcome" | "acceptedAt" | "attendedAt" | "followUpOn"
    >
  >;

/**
 * Nobody is on the list of a meeting twice, or is brought as a visitor more often than the chapter allows. A request is
 * kept in any case: officers see the visits, and a stranger must not learn them.
 */
export async function storeVisitor(
  tx: Tx,
  chapter: ChapterRow,
  meeting: MeetingRow,
  visitor: NewVisitor,
  now: Date,
  { isRequest = false } = {},
): Promise<VisitorRow> {
  const { mobile } = visitor;
  await takeTurn(tx, "chapterVisits", chapter.id, mobile);
  if (await findVisitor(tx, meeting.id, mobile)) throw conflict(CHAPTER_MEETING_TEXT.visitedAlready);
  if (!isRequest) await requireVisitsLeft(tx, chapter, mobile);
  const ofMobile = ofChapter(chapter, mobile);
  const eraseAfter = new Date(meeting.startsAt.getTime() + VISITOR_DAYS * DAY_MS);
  const stored = one(
    await tx
      .insert(chapterVisitors)
      .values({
        id: newId(now.getTime()),
        chapterId: chapter.id,
        meetingId: meeting.id,
        createdAt: now,
        eraseAfter,
        ...visitor,
      })
      .returning(),
  );
  // The time counts from the last visit, and until then the earlier ones are counted.
  await tx
    .update(chapterVisitors)
    .set({ eraseAfter })
    .where(and(ofMobile, lt(chapterVisitors.eraseAfter, eraseAfter)));
  return stored;
}

export async function requireVisitsLeft(tx: Tx, chapter: ChapterRow, mobile: string): Promise<void> {
  const attended = and(ofChapter(chapter, mobile), isNotNull(chapterVisitors.attendedAt));
  const visits = await tx.$count(chapterVisitors, attended);
  if (visits >= chapter.visitorMaxVisits) throw conflict(CHAPTER_MEETING_TEXT.visitsUsed(visits));
}

const ofChapter = ({ id }: ChapterRow, mobile: string) =>
  and(eq(chapterVisitors.chapterId, id), eq(chapterVisitors.mobile, mobile));

export async function findVisitor(
  db: Db,
  meetingId: string,
  mobile: string,
): Promise<VisitorRow | undefined> {
  const [found] = await db
    .select()
    .from(chapterVisitors)
    .where(and(eq(chapterVisitors.meetingId, meetingId), eq(chapterVisitors.mobile, mobile)));
  return found;
}
