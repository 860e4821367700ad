import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { ABSENCE_DAYS, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Tx } from "../../../../platform/database.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { stays } from "../../../accounts/member-conditions.ts";
import type { NotifyContext } from "../../../notifications/notice.ts";
import type { ChapterRow } from "../../chapter/chapters.table.ts";
import { notifyOfficers } from "../../chapter/members/notify-officers.ts";
import { chapterAttendance, chapterMeetings, type MeetingRow } from "../chapter-meetings.table.ts";

/** Officers hear of members whose absences in half a year have reached the chapter's limit. */
export async function notifyOfAbsences(
  ctx: NotifyContext,
  tx: Tx,
  chapter: ChapterRow,
  meeting: MeetingRow,
  absentIds: readonly string[],
): Promise<void> {
  if (absentIds.length === 0) return;
  const absences = sql<number>`count(*)::int`;
  const rows = await tx
    .select({ memberId: members.id, name: members.name, absences })
    .from(chapterAttendance)
    .innerJoin(chapterMeetings, eq(chapterMeetings.id, chapterAttendance.meetingId))
    .innerJoin(members, eq(members.id, chapterAttendance.memberId))
    .where(
      and(
        eq(chapterMeetings.chapterId, chapter.id),
        gt(chapterMeetings.startsAt, new Date(meeting.startsAt.getTime() - ABSENCE_DAYS * DAY_MS)),
        lte(chapterMeetings.startsAt, meeting.startsAt),
        inArray(chapterAttendance.memberId, [...absentIds]),
        eq(chapterAttendance.state, "absent"),
        stays(),
      ),
    )
    .groupBy(members.id, members.name)
    .having(sql`count(*) >= ${chapter.absenceLimit}`)
    .orderBy(members.id);
  await notifyOfficers(
    ctx,
    tx,
    chapter.id,
    ...rows.map(({ memberId, name, absences: count }) => ({
      news: "chapter.members" as const,
      with: { name, chapter: chapter.name, absences: count },
      targetUrl: chapterPath(chapter.id, "members"),
      about: `chapter-absences:${meeting.id}:${memberId}`,
    })),
  );
}
