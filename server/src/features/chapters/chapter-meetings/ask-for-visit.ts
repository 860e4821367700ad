import { eq } from "drizzle-orm";
import { CHAPTER_TEXT, meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { isFromBot } from "@cardplaza/contract/honeypot";
import type { Context } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { conflict, notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findChapter, findMembership, isSeated } from "../chapter/chapter-queries.ts";
import { notifyOfficers } from "../chapter/members/notify-officers.ts";
import type { ChapterRow } from "../chapter/chapters.table.ts";
import { newsOfVisit } from "./notices/meeting-notice.ts";
import { findMeeting, lockMeeting } from "./meeting-queries.ts";
import { chapterVisitors, type MeetingRow } from "./chapter-meetings.table.ts";
import { isRunning } from "./plan-meetings.ts";
import { publishMeeting } from "./publish-meeting.ts";
import { wasCancelled } from "./visitors/cancel-visit.ts";
import { findVisitor, readVisitorsMobile, storeVisitor } from "./visitors/store-visitor.ts";

export interface VisitRequest {
  meetingId: string;
  name: string;
  mobile: string;
  email?: string;
  category: string;
  fax?: string;
}

/** Somebody asks to visit a meeting, with or without an account. */
export async function askForVisit(ctx: Context, chapterId: string, given: VisitRequest) {
  const mobile = readVisitorsMobile(given.mobile);
  const { chapter, meeting } = await findVisitable(ctx, chapterId, given.meetingId);
  if (isFromBot(given)) return { _id: newId(ctx.now.getTime()), startsAt: meeting.startsAt };
  return inTransaction(ctx.db, async (tx) => {
    // The meeting may be cancelled or dropped from the rhythm just now.
    requireAhead(await lockMeeting(tx, meeting.id), ctx.now);
    if (ctx.member) await requireOutsider(tx, chapter, ctx.member.id);
    // A second click finds the first request. To somebody else it looks like a first one: whether a number was here
    // before is not for strangers.
    const earlier = await findVisitor(tx, meeting.id, mobile);
    const isOwn = earlier?.memberId && earlier.memberId === ctx.member?.id;
    if (earlier && !wasCancelled(earlier))
      return { _id: isOwn ? earlier.id : newId(ctx.now.getTime()), startsAt: meeting.startsAt };
    // A visitor who cancelled and can come after all asks like everybody else.
    if (earlier) await tx.delete(chapterVisitors).where(eq(chapterVisitors.id, earlier.id));
    const { name, email, category } = given;
    const asked = { name, mobile, email, category, memberId: ctx.member?.id ?? null };
    const visitor = await storeVisitor(tx, chapter, meeting, asked, ctx.now, { isRequest: true });
    await notifyOfficers(ctx, tx, chapterId, {
      news: "visit.requested",
      with: newsOfVisit(chapter, meeting, visitor),
      targetUrl: meetingPath(chapterId, meeting.id),
      about: `chapter-visitor:${visitor.id}`,
      sender: ctx.member?.id,
    });
    await publishMeeting(ctx, tx, meeting.id);
    return { _id: visitor.id, startsAt: meeting.startsAt };
  });
}

async function findVisitable(
  { db, now }: Context,
  chapterId: string,
  meetingId: string,
): Promise<{ chapter: ChapterRow; meeting: MeetingRow }> {
  const chapter = await findChapter(db, chapterId);
  if (!isRunning(chapter)) throw notFound(CHAPTER_TEXT.notFound);
  const meeting = await findMeeting(db, meetingId);
  if (meeting.chapterId !== chapterId) throw notFound(CHAPTER_MEETING_TEXT.notFound);
  requireAhead(meeting, now);
  return { chapter, meeting };
}

function requireAhead({ status, startsAt }: MeetingRow, now: Date): void {
  if (status === "cancelled") throw wrongState(CHAPTER_MEETING_TEXT.cancelled);
  if (status === "closed" || startsAt <= now) throw wrongState(CHAPTER_MEETING_TEXT.over);
}

async function requireOutsider(tx: Tx, { id }: ChapterRow, memberId: string): Promise<void> {
  const membership = await findMembership(tx, id, memberId);
  if (membership && isSeated(membership)) throw conflict(CHAPTER_TEXT.memberAlready);
}
