import { eq } from "drizzle-orm";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { MemberContext } from "../../../context.ts";
import { invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import type { MeetingChange } from "./change-meeting.ts";
import { lockChangeable } from "./changeable-meetings.ts";
import { requireAhead, requireFreeTimes } from "./check-times.ts";
import { chapterMeetings, type MeetingRow } from "./chapter-meetings.table.ts";
import { notifyOfMeetings } from "./notices/notify-chapter.ts";
import { presentMeeting } from "./present-meeting.ts";
import { publishMeeting } from "./publish-meeting.ts";
import { mailVisitorsOf } from "./visitors/mail-visitors.ts";

/** To another time; those that follow move as far as the first one. */
export function moveMeeting(ctx: MemberContext, id: string, change: Omit<MeetingChange, "action">) {
  const { startsAt, following, reason = "", venue } = change;
  if (startsAt === undefined) throw invalid({ startsAt: CHAPTER_MEETING_TEXT.needTime });
  return inTransaction(ctx.db, async (tx) => {
    const { chapter, meetings } = await lockChangeable(ctx, tx, id, following);
    const to = new Date(startsAt);
    requireAhead(to, ctx.now);
    const shift = to.getTime() - meetings[0].startsAt.getTime();
    const wanted = meetings.map((each) => ({
      ...each,
      startsAt: new Date(each.startsAt.getTime() + shift),
    }));
    await requireFreeTimes(tx, chapter.id, wanted, ctx.now);
    const moved: MeetingRow[] = [];
    for (const { id: each, startsAt: newStart, sequence, venue: before } of wanted) {
      const row = one(
        await tx
          .update(chapterMeetings)
          .set({
            startsAt: newStart,
            reason,
            venue: venue ?? before,
            sequence: sequence + 1,
            touchedAt: ctx.now,
            remindedAt: null,
          })
          .where(eq(chapterMeetings.id, each))
          .returning(),
      );
      moved.push(row);
    }
    const [first, ...later] = moved as [MeetingRow, ...MeetingRow[]];
    await notifyOfMeetings(ctx, tx, chapter, [first, ...later], { what: "moved", reason });
    await mailVisitorsOf(ctx, tx, chapter, moved, "moved");
    await changed(ctx, tx, "chapter", [chapter.id]);
    await publishMeeting(ctx, tx, id);
    return presentMeeting({ ...ctx, db: tx }, first, ctx.member.id);
  });
}
