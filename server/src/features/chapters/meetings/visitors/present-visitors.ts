import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Visitor } from "@cardplaza/contract/chapters/meeting";
import { categoryName } from "@cardplaza/contract/directory/business-categories";
import type { Db } from "../../../../platform/database.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { isOfficer } from "../../chapter/chapter-queries.ts";
import type { MembershipRow } from "../../chapter/chapters.table.ts";
import { chapterMeetings, chapterVisitors, type VisitorRow } from "../meetings.table.ts";

export type VisitorJson = z.input<typeof Visitor>;

/** How to reach them, and what is planned with them, is for officers and the member who invited them. */
export async function presentVisitors(
  db: Db,
  rows: readonly VisitorRow[],
  viewer: Pick<MembershipRow, "memberId" | "role">,
): Promise<VisitorJson[]> {
  if (rows.length === 0) return [];
  const [inviters, starts, visits] = [
    await namesOf(db, rows),
    await startsOf(db, rows),
    await visitsOf(db, rows),
  ];
  return rows.map((row) => {
    const seesAll = isOfficer(viewer.role) || row.invitedBy === viewer.memberId;
    const inviter = row.invitedBy === null ? undefined : inviters.get(row.invitedBy);
    return {
      _id: row.id,
      meetingId: row.meetingId,
      name: row.name,
      mobile: seesAll ? row.mobile : "",
      category: row.category,
      categoryName: categoryName(row.category),
      invitedBy: row.invitedBy !== null && inviter ? { _id: row.invitedBy, name: inviter } : null,
      visits: visits.get(row.mobile) ?? (row.attendedAt ? 1 : 0),
      outcome: row.outcome,
      followUpOn: seesAll ? row.followUpOn : null,
      note: seesAll ? row.note : "",
      startsAt: starts.get(row.meetingId)!,
    };
  });
}

async function namesOf(db: Db, rows: readonly VisitorRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ invitedBy }) => invitedBy ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(inArray(members.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}

async function startsOf(db: Db, rows: readonly VisitorRow[]): Promise<Map<string, Date>> {
  const found = await db
    .select({ id: chapterMeetings.id, startsAt: chapterMeetings.startsAt })
    .from(chapterMeetings)
    .where(inArray(chapterMeetings.id, [...new Set(rows.map(({ meetingId }) => meetingId))]));
  return new Map(found.map(({ id, startsAt }) => [id, startsAt]));
}

/** How often each number was at meetings of the chapter. All rows are of one chapter. */
async function visitsOf(db: Db, rows: readonly VisitorRow[]): Promise<Map<string, number>> {
  const mobiles = [...new Set(rows.map(({ mobile }) => mobile).filter(Boolean))];
  if (mobiles.length === 0) return new Map();
  const found = await db
    .select({ mobile: chapterVisitors.mobile, visits: sql<number>`count(*)::int` })
    .from(chapterVisitors)
    .where(
      and(
        eq(chapterVisitors.chapterId, rows[0]!.chapterId),
        inArray(chapterVisitors.mobile, mobiles),
        isNotNull(chapterVisitors.attendedAt),
      ),
    )
    .groupBy(chapterVisitors.mobile);
  return new Map(found.map(({ mobile, visits }) => [mobile, visits]));
}
