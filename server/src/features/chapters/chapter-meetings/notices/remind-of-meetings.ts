import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import type { Job } from "../../../../platform/jobs.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { notifyAll } from "../../../notifications/notify-all.ts";
import { chapters } from "../../chapter/chapters.table.ts";
import { newsOfMeeting } from "./meeting-notice.ts";
import { chapterAttendance, chapterMeetings, type MeetingRow } from "../chapter-meetings.table.ts";
import { membersAndVisitorsOf } from "./notify-chapter.ts";

const BEFORE_MS = 15 * MINUTE_MS;

/** A quarter of an hour before a meeting its members are reminded, besides those who said that they do not come. */
export const remindOfMeetingsJob: Job<JobContext, object> = {
  name: "remind-of-chapter-meetings",
  schedule: "* * * * *",
  async run(ctx, _data, signal) {
    while (await remindOfOne(ctx)) signal.throwIfAborted();
  },
};

function remindOfOne(ctx: JobContext): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const [due] = await tx
      .select({ meeting: chapterMeetings, chapter: chapters })
      .from(chapterMeetings)
      .innerJoin(chapters, eq(chapters.id, chapterMeetings.chapterId))
      .where(
        and(
          eq(chapterMeetings.status, "scheduled"),
          gt(chapterMeetings.startsAt, ctx.now),
          lte(chapterMeetings.startsAt, new Date(ctx.now.getTime() + BEFORE_MS)),
          isNull(chapterMeetings.remindedAt),
        ),
      )
      .orderBy(asc(chapterMeetings.startsAt))
      .limit(1)
      .for("no key update", { of: chapterMeetings, skipLocked: true });
    if (!due) return false;
    const { meeting, chapter } = due;
    await tx.update(chapterMeetings).set({ remindedAt: ctx.now }).where(eq(chapterMeetings.id, meeting.id));
    const recipients = await whomToRemind(tx, meeting);
    await notifyAll(
      ctx,
      tx,
      recipients.map((to) => ({
        to,
        news: "chapter-meeting.reminder",
        with: newsOfMeeting(chapter, meeting),
        targetUrl: meetingPath(meeting.chapterId, meeting.id),
        about: `chapter-meeting:${meeting.id}:reminder`,
      })),
    );
    return true;
  });
}

async function whomToRemind(tx: Tx, { id, chapterId }: MeetingRow): Promise<string[]> {
  const staying = await tx
    .select({ id: chapterAttendance.memberId })
    .from(chapterAttendance)
    .where(and(eq(chapterAttendance.meetingId, id), eq(chapterAttendance.going, false)));
  const away = new Set(staying.map(({ id: memberId }) => memberId));
  return (await membersAndVisitorsOf(tx, chapterId, [id])).filter((memberId) => !away.has(memberId));
}
