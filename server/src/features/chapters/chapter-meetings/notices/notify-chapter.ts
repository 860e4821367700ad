import { and, eq, inArray } from "drizzle-orm";
import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import type { Db, Tx } from "../../../../platform/database.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { stays } from "../../../accounts/member-conditions.ts";
import type { NewsOf, NotifyContext } from "../../../notifications/notice.ts";
import { notifyAll } from "../../../notifications/notify-all.ts";
import { takesPart } from "../../chapter/chapter-queries.ts";
import { chapterMembers, type ChapterRow } from "../../chapter/chapters.table.ts";
import { newsOfMeeting } from "./meeting-notice.ts";
import { chapterVisitors, type MeetingRow } from "../chapter-meetings.table.ts";

/** The members of a chapter who take part in it, and those who are expected as visitors of these meetings. */
export async function membersAndVisitorsOf(
  db: Db,
  chapterId: string,
  meetingIds: readonly string[],
): Promise<string[]> {
  const visiting = db
    .select({ id: members.id })
    .from(chapterVisitors)
    .innerJoin(members, eq(members.id, chapterVisitors.memberId))
    .where(
      and(
        inArray(chapterVisitors.meetingId, [...meetingIds]),
        eq(chapterVisitors.outcome, "expected"),
        stays(),
      ),
    );
  return idsOf(await membersOf(db, chapterId).union(visiting));
}

/** The members of a chapter who take part in it. */
export const membersOf = (db: Db, chapterId: string) =>
  db
    .select({ id: members.id })
    .from(chapterMembers)
    .innerJoin(members, eq(members.id, chapterMembers.memberId))
    .where(and(eq(chapterMembers.chapterId, chapterId), takesPart(), stays()));

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

export interface ChapterNotice extends NewsOf<"chapter-meeting.changed"> {
  chapterId: string;
  /** Expected visitors of these are notified too. */
  meetings: readonly Pick<MeetingRow, "id">[];
  targetUrl: string;
  about: string;
}

/** It comes from the chapter, not from the officer: members who blocked the officer need it too. */
export async function notifyChapter(ctx: NotifyContext, tx: Tx, notice: ChapterNotice): Promise<void> {
  const { chapterId, meetings, ...rest } = notice;
  const all = await membersAndVisitorsOf(
    tx,
    chapterId,
    meetings.map(({ id }) => id),
  );
  await notifyAll(
    ctx,
    tx,
    all.map((to) => ({ ...rest, to })),
  );
}

/** About the first of these meetings; the others changed with it. */
export const notifyOfMeetings = (
  ctx: NotifyContext,
  tx: Tx,
  chapter: ChapterRow,
  meetings: readonly [MeetingRow, ...MeetingRow[]],
  change: { what: "scheduled" | "moved" | "cancelled"; reason?: string },
) =>
  notifyChapter(ctx, tx, {
    chapterId: chapter.id,
    meetings,
    news: "chapter-meeting.changed",
    with: { ...newsOfMeeting(chapter, meetings[0]), speaker: meetings[0].speaker, ...change },
    targetUrl: meetingPath(chapter.id, meetings[0].id),
    about: `chapter-meeting:${meetings[0].id}:${meetings[0].status}:${meetings[0].sequence}`,
  });
