import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { opensAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import {
  CORRECTION_DAYS,
  CHAPTER_MEETING_TEXT,
  QUEUE_HOURS,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { forbidden, invalid, wrongState } from "../../../../platform/refusals.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { one } from "../../../../platform/one.ts";
import { findMembership, isOfficer, isSeated } from "../../chapter/chapter-queries.ts";
import { lockMeetingOf, type MeetingOfMember } from "../meeting-queries.ts";
import { publishMeeting } from "../publish-meeting.ts";
import { mailVisitor } from "./mail-visitors.ts";
import { presentVisitors } from "./present-visitors.ts";
import { requireNoMember } from "./seated-mobiles.ts";
import { followUpAfter, readVisitorsMobile, storeVisitor } from "./store-visitor.ts";
import { recordVisitorPoints } from "./visitor-points.ts";

export interface BroughtVisitor {
  name: string;
  mobile: string;
  email?: string;
  category: string;
  invitedBy?: string;
  attended?: boolean;
  at?: string;
}

/** A member brings a visitor. Officers may say who brought them. */
export function addVisitor(ctx: MemberContext, meetingId: string, given: BroughtVisitor) {
  const mobile = readVisitorsMobile(given.mobile);
  return inTransaction(ctx.db, async (tx) => {
    const found = await lockMeetingOf(tx, meetingId, ctx.member.id);
    const { meeting, chapter, membership } = found;
    requireStillOpen(found, given, ctx.now);
    if (given.attended && ctx.now < opensAt(meeting.startsAt)) throw wrongState(CHAPTER_MEETING_TEXT.notOpen);
    await requireNoMember(tx, chapter.id, mobile);
    const attended = given.attended
      ? { outcome: "attended" as const, attendedAt: ctx.now, followUpOn: followUpAfter(meeting) }
      : {};
    const visitor = await storeVisitor(
      tx,
      chapter,
      meeting,
      {
        name: given.name,
        mobile,
        email: given.email,
        acceptedAt: ctx.now,
        category: given.category,
        invitedBy: await readInviter(tx, found, given.invitedBy),
        ...attended,
      },
      ctx.now,
    );
    await recordVisitorPoints(tx, meeting, visitor);
    if (meeting.startsAt > ctx.now) await mailVisitor(ctx, tx, chapter, meeting, visitor, "accepted");
    await publishMeeting(ctx, tx, meetingId);
    return one(await presentVisitors(tx, [visitor], membership));
  });
}

/** One that waited for the network may come for a day; officers complete the list while they may correct it. */
function requireStillOpen({ meeting, membership }: MeetingOfMember, { at }: BroughtVisitor, now: Date): void {
  if (meeting.status === "cancelled") throw wrongState(CHAPTER_MEETING_TEXT.cancelled);
  if (!meeting.closedAt) return;
  const open = isOfficer(membership.role) ? CORRECTION_DAYS * DAY_MS : at ? QUEUE_HOURS * HOUR_MS : 0;
  if (now.getTime() >= meeting.closedAt.getTime() + open) throw wrongState(CHAPTER_MEETING_TEXT.closed);
}

async function readInviter(
  tx: Tx,
  { chapter, membership }: MeetingOfMember,
  invitedBy = membership.memberId,
): Promise<string> {
  if (invitedBy === membership.memberId) return invitedBy;
  if (!isOfficer(membership.role)) throw forbidden(CHAPTER_TEXT.onlyOfficers);
  const inviter = await findMembership(tx, chapter.id, invitedBy);
  if (!inviter || !isSeated(inviter)) throw invalid({ invitedBy: CHAPTER_TEXT.notAMember });
  return invitedBy;
}
