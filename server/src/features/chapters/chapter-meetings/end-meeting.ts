import { and, eq, isNull, isNotNull, lte } from "drizzle-orm";
import { endsAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { chapterMet } from "../chapter/chapter-met.ts";
import { chapterMembers, type ChapterRow } from "../chapter/chapters.table.ts";
import type { NotifyContext } from "../../notifications/notice.ts";
import type { ChangeContext } from "../../../registry/changed.ts";
import { notifyOfAbsences } from "./notices/notify-of-absences.ts";
import { chapterAttendance, chapterMeetings, type MeetingRow } from "./chapter-meetings.table.ts";
import { publishMeeting } from "./publish-meeting.ts";

type EndContext = NotifyContext & ChangeContext & Pick<JobContext, "live" | "now">;

/**
 * Closes a meeting for an officer, or for the clock (null). The clock leaves everybody unmarked if nobody ran the
 * meeting: then it did not take place. The caller has locked chapter and meeting.
 */
export async function endMeeting(
  ctx: EndContext,
  tx: Tx,
  chapter: ChapterRow,
  meeting: MeetingRow,
  closedBy: string | null,
): Promise<MeetingRow> {
  const closed = one(
    await tx
      .update(chapterMeetings)
      .set({ status: "closed", closedAt: ctx.now, closedBy })
      .where(eq(chapterMeetings.id, meeting.id))
      .returning(),
  );
  const marked = await tx.$count(
    chapterAttendance,
    and(eq(chapterAttendance.meetingId, meeting.id), isNotNull(chapterAttendance.state)),
  );
  if (closedBy !== null || marked > 0) {
    const absent = await markTheRestAbsent(ctx, tx, meeting);
    await chapterMet(ctx, tx, chapter, meeting.startsAt);
    await notifyOfAbsences(ctx, tx, chapter, meeting, absent);
  }
  await publishMeeting(ctx, tx, meeting.id);
  return closed;
}

/** Members who are on leave or suspended, and those who joined after it, are not. Absence gives no points. */
async function markTheRestAbsent({ now }: EndContext, tx: Tx, meeting: MeetingRow): Promise<string[]> {
  const expected = await tx
    .select({ memberId: chapterMembers.memberId })
    .from(chapterMembers)
    .where(
      and(
        eq(chapterMembers.chapterId, meeting.chapterId),
        eq(chapterMembers.status, "active"),
        lte(chapterMembers.joinedAt, endsAt(meeting)),
      ),
    );
  if (expected.length === 0) return [];
  const absent = await tx
    .insert(chapterAttendance)
    .values(
      expected.map(({ memberId }) => ({
        meetingId: meeting.id,
        memberId,
        state: "absent" as const,
        way: "clock" as const,
        markedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [chapterAttendance.meetingId, chapterAttendance.memberId],
      set: { state: "absent", way: "clock", markedBy: null, markedAt: now },
      setWhere: isNull(chapterAttendance.state),
    })
    .returning({ memberId: chapterAttendance.memberId });
  return absent.map(({ memberId }) => memberId);
}
