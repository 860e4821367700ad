import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { notify, type NotifyContext } from "../../notifications/notify.ts";
import { takesPart } from "../chapter/chapter-queries.ts";
import { chapterMembers } from "../chapter/chapters.table.ts";
import { chapterVisitors, type MeetingRow } from "./meetings.table.ts";

/** The members of a chapter who take part in it. */
export async function membersOf(db: Db, chapterId: string): Promise<string[]> {
  const rows = await db
    .select({ id: members.id })
    .from(chapterMembers)
    .innerJoin(members, eq(members.id, chapterMembers.memberId))
    .where(and(eq(chapterMembers.chapterId, chapterId), takesPart(), stays()))
    .orderBy(members.id);
  return rows.map(({ id }) => id);
}

/** Visitors of these meetings who have an account. */
export async function visitingMembersOf(db: Db, meetingIds: readonly string[]): Promise<string[]> {
  if (meetingIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: members.id })
    .from(chapterVisitors)
    .innerJoin(members, eq(members.id, chapterVisitors.memberId))
    .where(
      and(
        inArray(chapterVisitors.meetingId, [...meetingIds]),
        isNotNull(chapterVisitors.memberId),
        eq(chapterVisitors.outcome, "expected"),
        stays(),
      ),
    );
  return rows.map(({ id }) => id);
}

export interface ChapterNotice {
  chapterId: string;
  /** Expected visitors of these are notified too. */
  meetings: readonly Pick<MeetingRow, "id">[];
  message: string;
  targetUrl: string;
  about: string;
}

/** It comes from the chapter, not from the officer: members who blocked the officer need it too. */
export async function notifyChapter(ctx: NotifyContext, tx: Tx, notice: ChapterNotice): Promise<void> {
  const { chapterId, meetings, ...rest } = notice;
  const visiting = await visitingMembersOf(
    tx,
    meetings.map(({ id }) => id),
  );
  for (const to of new Set([...(await membersOf(tx, chapterId)), ...visiting]))
    await notify(ctx, tx, { ...rest, to, type: "meeting_booked" });
}

/** About the first of these meetings; the others changed with it. */
export const notifyOfMeetings = (
  ctx: NotifyContext,
  tx: Tx,
  meetings: readonly [MeetingRow, ...MeetingRow[]],
  message: string,
) =>
  notifyChapter(ctx, tx, {
    chapterId: meetings[0].chapterId,
    meetings,
    message,
    targetUrl: meetingPath(meetings[0].chapterId, meetings[0].id),
    about: `chapter-meeting:${meetings[0].id}:${meetings[0].status}:${meetings[0].sequence}`,
  });
