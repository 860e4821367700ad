import { eq } from "drizzle-orm";
import { CHAPTER_TEXT, meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { MemberContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { forbidden, wrongState } from "../../../../platform/refusals.ts";
import { notify } from "../../../notifications/notify.ts";
import { isOfficer } from "../../chapter/chapter-queries.ts";
import { newsOfMeeting } from "../notices/meeting-notice.ts";
import type { MeetingOfMember } from "../meeting-queries.ts";
import { chapterVisitors, type VisitorRow } from "../chapter-meetings.table.ts";
import { mailVisitor } from "./mail-visitors.ts";
import { requireVisitsLeft } from "./store-visitor.ts";

/** An officer expects somebody who asked to visit: from now on they may have the link. The meeting is locked. */
export async function acceptVisitor(
  ctx: MemberContext,
  tx: Tx,
  { meeting, chapter, membership }: MeetingOfMember,
  visitor: VisitorRow,
): Promise<void> {
  if (!isOfficer(membership.role)) throw forbidden(CHAPTER_TEXT.onlyOfficers);
  if (visitor.acceptedAt) return;
  if (meeting.status === "cancelled") throw wrongState(CHAPTER_MEETING_TEXT.cancelled);
  if (meeting.status === "closed") throw wrongState(CHAPTER_MEETING_TEXT.closed);
  await requireVisitsLeft(tx, chapter, visitor.mobile);
  const acceptedAt = ctx.now;
  await tx.update(chapterVisitors).set({ acceptedAt }).where(eq(chapterVisitors.id, visitor.id));
  if (!visitor.memberId)
    return mailVisitor(ctx, tx, chapter, meeting, { ...visitor, acceptedAt }, "accepted");
  await notify(ctx, tx, {
    to: visitor.memberId,
    news: "visit.accepted",
    with: newsOfMeeting(chapter, meeting),
    targetUrl: meetingPath(chapter.id, meeting.id),
    about: `chapter-visit:${visitor.id}`,
  });
}
