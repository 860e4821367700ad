import { and, eq, ne } from "drizzle-orm";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { opensAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import {
  CORRECTION_DAYS,
  CHAPTER_MEETING_TEXT,
  type VisitorOutcome,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../../context.ts";
import { takeTurn } from "../../../../platform/advisory-locks.ts";
import type { Tx } from "../../../../platform/database.ts";
import { conflict, forbidden, notFound, wrongState } from "../../../../platform/refusals.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { one } from "../../../../platform/one.ts";
import { isOfficer } from "../../chapter/chapter-queries.ts";
import { lockMeetingOf, type MeetingOfMember } from "../meeting-queries.ts";
import { chapterVisitors, type VisitorRow } from "../chapter-meetings.table.ts";
import { publishMeeting } from "../publish-meeting.ts";
import { acceptVisitor } from "./accept-visitor.ts";
import { presentVisitors } from "./present-visitors.ts";
import { followUpAfter } from "./store-visitor.ts";
import { recordVisitorPoints } from "./visitor-points.ts";

export interface VisitorChange {
  accepted?: true;
  outcome?: VisitorOutcome;
  followUpOn?: string | null;
  note?: string;
}

/** What became of a visitor: by officers and the member who invited them. That they joined only officers say. */
export function changeVisitor(ctx: MemberContext, id: string, change: VisitorChange) {
  return inTransaction(ctx.db, async (tx) => {
    const { meetingId } = await findVisitorRow(tx, id);
    const found = await lockMeetingOf(tx, meetingId, ctx.member.id);
    const visitor = await findVisitorRow(tx, id);
    requireMayChange(found, visitor, change);
    if (change.accepted) await acceptVisitor(ctx, tx, found, visitor);
    if (change.outcome === "joined") await requireFirstJoined(tx, visitor);
    const outcome = change.outcome ?? visitor.outcome;
    const changed = one(
      await tx
        .update(chapterVisitors)
        .set({
          outcome,
          note: change.note,
          attendedAt: attendedAt(found, visitor, outcome, ctx.now),
          followUpOn: followUpOn(found, visitor, change),
        })
        .where(eq(chapterVisitors.id, id))
        .returning(),
    );
    await recordVisitorPoints(tx, found.meeting, changed);
    await publishMeeting(ctx, tx, meetingId);
    return one(await presentVisitors(tx, [changed], found.membership));
  });
}

async function findVisitorRow(tx: Tx, id: string): Promise<VisitorRow> {
  const [visitor] = await tx.select().from(chapterVisitors).where(eq(chapterVisitors.id, id));
  if (!visitor) throw notFound(CHAPTER_MEETING_TEXT.visitorGone);
  return visitor;
}

function requireMayChange({ membership }: MeetingOfMember, visitor: VisitorRow, { outcome }: VisitorChange) {
  if (isOfficer(membership.role)) return;
  const isOwn = visitor.invitedBy === membership.memberId;
  // Points that were given for joining are an officer's to take back, too.
  const isAboutJoining = outcome === "joined" || (outcome !== undefined && visitor.outcome === "joined");
  if (!isOwn || isAboutJoining) throw forbidden(CHAPTER_TEXT.onlyOfficers);
}

/** Somebody who visited twice joins once. */
async function requireFirstJoined(tx: Tx, { id, chapterId, mobile }: VisitorRow): Promise<void> {
  if (mobile === "") return;
  await takeTurn(tx, "chapterVisits", chapterId, mobile);
  const others = await tx.$count(
    chapterVisitors,
    and(
      eq(chapterVisitors.chapterId, chapterId),
      eq(chapterVisitors.mobile, mobile),
      eq(chapterVisitors.outcome, "joined"),
      ne(chapterVisitors.id, id),
    ),
  );
  if (others > 0) throw conflict(CHAPTER_MEETING_TEXT.joinedAlready);
}

function attendedAt(found: MeetingOfMember, visitor: VisitorRow, outcome: VisitorOutcome, now: Date) {
  const { meeting } = found;
  const comes = outcome === "attended" || (outcome !== "expected" && visitor.attendedAt !== null);
  if (comes === (visitor.attendedAt !== null)) return visitor.attendedAt;
  requireCorrectable(found, now);
  if (!comes) return null;
  if (meeting.status === "cancelled") throw wrongState(CHAPTER_MEETING_TEXT.cancelled);
  if (now < opensAt(meeting.startsAt)) throw wrongState(CHAPTER_MEETING_TEXT.notOpen);
  return now;
}

/** Whether they came is corrected as members' attendance is: after the closing by officers, for some days. */
function requireCorrectable({ meeting, membership }: MeetingOfMember, now: Date): void {
  if (!meeting.closedAt) return;
  if (!isOfficer(membership.role)) throw forbidden(CHAPTER_TEXT.onlyOfficers);
  if (now.getTime() > meeting.closedAt.getTime() + CORRECTION_DAYS * DAY_MS)
    throw wrongState(CHAPTER_MEETING_TEXT.tooLate);
}

/** A visitor who came is called three days later; one who has decided needs no call. */
function followUpOn({ meeting }: MeetingOfMember, visitor: VisitorRow, change: VisitorChange) {
  const { outcome } = change;
  if (change.followUpOn !== undefined) return change.followUpOn;
  if (outcome === "joined" || outcome === "declined") return null;
  const comesNow = outcome === "attended" && visitor.outcome === "expected";
  return comesNow ? (visitor.followUpOn ?? followUpAfter(meeting)) : visitor.followUpOn;
}
