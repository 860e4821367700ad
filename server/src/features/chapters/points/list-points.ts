import { and, desc, eq, lt } from "drizzle-orm";
import type { PointEntry } from "@cardplaza/contract/chapters/leaderboard";
import { LEADERBOARD_FEATURE } from "@cardplaza/contract/chapters/chapter-words";
import { ATTENDANCE_LABEL } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { firstMonth, monthOf } from "@cardplaza/contract/chapters/points-rules";
import {
  ENTRY_TEXT,
  POINTS,
  POINTS_PER_PAGE,
  SOME_MEMBER,
  WITH_FORMER_MEMBER,
  type Period,
} from "@cardplaza/contract/chapters/points-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { premiumRequired } from "../../../platform/refusals.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { findChapter, findChapterOf } from "../chapter/chapter-queries.ts";
import { chapterAttendance } from "../chapter-meetings/chapter-meetings.table.ts";
import { isNamedTo } from "./named-to.ts";
import { chapterPoints } from "./points.table.ts";
import { entriesSince, isProvisional, NO_POINTS, sumPoints } from "./sum-points.ts";

interface Wanted {
  period: Period;
  userId?: string | undefined;
  cursor?: string | undefined;
}

/** What gave a member their points. Their own entries stay free for those who left or have no plan. */
export async function listPoints(
  { db, member, now }: MemberContext,
  chapterId: string,
  { period, userId = member.id, cursor }: Wanted,
) {
  if (userId === member.id) await findChapter(db, chapterId);
  else {
    await findChapterOf(db, chapterId, member.id);
    if (!(await isPremium(db, member.id, now))) throw premiumRequired(LEADERBOARD_FEATURE);
  }
  const from = firstMonth(period, monthOf(now));
  const found = await findEntries(db, chapterId, userId, from, cursor);
  const { points, counts } = (await sumPoints(db, chapterId, from, userId)).get(userId) ?? NO_POINTS;
  const shown = found.slice(0, POINTS_PER_PAGE);
  return {
    entries: shown.map((each) => presentEntry(each, member.id)),
    total: points,
    counts,
    nextCursor: found.length > POINTS_PER_PAGE ? shown.at(-1)!.entry.id : null,
  };
}

const findEntries = (
  db: Db,
  chapterId: string,
  memberId: string,
  from: string | null,
  cursor: string | undefined,
) =>
  db
    .select({
      entry: chapterPoints,
      provisional: isProvisional(chapterId),
      other: { id: members.id, name: members.name },
      state: chapterAttendance.state,
    })
    .from(chapterPoints)
    .leftJoin(members, and(eq(members.id, chapterPoints.withId), stays()))
    .leftJoin(
      chapterAttendance,
      and(
        eq(chapterAttendance.meetingId, chapterPoints.sourceId),
        eq(chapterAttendance.memberId, chapterPoints.memberId),
      ),
    )
    .where(
      and(
        entriesSince(chapterId, from),
        eq(chapterPoints.memberId, memberId),
        cursor ? lt(chapterPoints.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(chapterPoints.id))
    .limit(POINTS_PER_PAGE + 1);

type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number];

function presentEntry(
  { entry, provisional, other, state }: FoundEntry,
  viewerId: string,
): Omit<PointEntry, "at"> & { at: Date } {
  const { id, kind, points, at, held } = entry;
  const isNamed = isNamedTo(entry, viewerId);
  const how = ATTENDANCE_LABEL[state ?? (points === POINTS.late ? "late" : "present")];
  const about = {
    name: isNamed ? (other?.name ?? WITH_FORMER_MEMBER) : SOME_MEMBER,
    day: dayInWords(at),
    how,
  };
  return {
    _id: id,
    userId: (isNamed && other?.id) || null,
    kind,
    points,
    at,
    text: ENTRY_TEXT[kind](about),
    provisional,
    held,
  };
}
