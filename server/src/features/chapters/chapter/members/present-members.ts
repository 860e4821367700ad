import { and, count, eq, gte, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { ChapterMember } from "@cardplaza/contract/chapters/chapter";
import { ABSENCE_DAYS } from "@cardplaza/contract/chapters/chapter-words";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../../context.ts";
import type { Db, Tx } from "../../../../platform/database.ts";
import { idsBlockedWith } from "../../../moderation/block-queries.ts";
import { personsSeenBy } from "../../../people/profile/persons.ts";
import { chapterAttendance, chapterMeetings } from "../../chapter-meetings/chapter-meetings.table.ts";
import type { MembershipRow } from "../chapters.table.ts";
import { personsLedBy } from "./persons-led-by.ts";

export type ChapterMemberJson = z.input<typeof ChapterMember>;

/**
 * Officers see all of each, others only their own. Those who left Cardplaza are absent, and so is somebody in a block
 * with the viewer, unless the viewer is an officer: then what they wrote is left out. A profile for connections alone is
 * not named to people outside of the chapter.
 */
export async function presentMembers(
  { db, member, now }: Pick<Context, "db" | "member" | "now">,
  rows: readonly MembershipRow[],
  viewerIsOfficer: boolean,
  { isPublicList = false } = {},
): Promise<ChapterMemberJson[]> {
  const ids = rows.map(({ memberId }) => memberId);
  const viewerId = member?.id ?? null;
  const isLed = viewerIsOfficer && viewerId !== null;
  const persons = isLed
    ? await personsLedBy(db, viewerId, ids)
    : await personsSeenBy(db, viewerId, ids, { isPublicList });
  const blocked = new Set(isLed ? await idsBlockedWith(db, viewerId) : []);
  const shownWhole = viewerIsOfficer ? ids : ids.filter((id) => id === member?.id);
  const absences = await absencesOf(db, rows[0]?.chapterId ?? "", shownWhole, now);
  return rows.flatMap((row) => {
    const person = persons.get(row.memberId);
    if (!person) return [];
    const isWhole = viewerIsOfficer || row.memberId === member?.id;
    return {
      userId: row.memberId,
      person,
      role: row.role,
      status: row.status,
      category: row.category,
      categoryName: categoryName(row.category),
      joinedAt: row.joinedAt,
      message: isWhole && !blocked.has(row.memberId) ? row.message : "",
      targetPoints: isWhole ? row.targetPoints : null,
      absences: isWhole ? (absences.get(row.memberId) ?? 0) : null,
      leaveUntil: isWhole ? row.leaveUntil : null,
      reason: isWhole ? row.reason : "",
    };
  });
}

/** How often each was absent in the last half year. */
async function absencesOf(
  db: Db | Tx,
  chapterId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({ memberId: chapterAttendance.memberId, absences: count() })
    .from(chapterAttendance)
    .innerJoin(chapterMeetings, eq(chapterMeetings.id, chapterAttendance.meetingId))
    .where(
      and(
        eq(chapterMeetings.chapterId, chapterId),
        gte(chapterMeetings.startsAt, new Date(now.getTime() - ABSENCE_DAYS * DAY_MS)),
        inArray(chapterAttendance.memberId, [...memberIds]),
        eq(chapterAttendance.state, "absent"),
      ),
    )
    .groupBy(chapterAttendance.memberId);
  return new Map(rows.map(({ memberId, absences }) => [memberId, absences]));
}
