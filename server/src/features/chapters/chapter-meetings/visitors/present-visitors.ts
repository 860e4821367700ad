import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Visitor } from "@cardplaza/contract/chapters/chapter-meeting";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { Db } from "../../../../platform/database.ts";
import { personsSeenBy } from "../../../people/profile/persons.ts";
import { isOfficer } from "../../chapter/chapter-queries.ts";
import type { MembershipRow } from "../../chapter/chapters.table.ts";
import { personsLedBy } from "../../chapter/members/persons-led-by.ts";
import { chapterMeetings, chapterVisitors, type VisitorRow } from "../chapter-meetings.table.ts";

export type VisitorJson = z.input<typeof Visitor>;
type Viewer = Pick<MembershipRow, "memberId" | "role">;

/** How to reach them, and what is planned with them, is for officers and the member who invited them. */
export async function presentVisitors(
  db: Db,
  rows: readonly VisitorRow[],
  viewer: Viewer,
): Promise<VisitorJson[]> {
  if (rows.length === 0) return [];
  const [inviters, starts, visits] = [
    await invitersOf(db, rows, viewer),
    await startsOf(db, rows),
    await visitsOf(db, rows),
  ];
  return rows.map((row) => {
    const seesAll = isOfficer(viewer.role) || row.invitedBy === viewer.memberId;
    const inviter = inviters.get(row.invitedBy ?? "");
    return {
      _id: row.id,
      meetingId: row.meetingId,
      name: row.name,
      mobile: seesAll ? row.mobile : "",
      email: seesAll ? row.email : "",
      accepted: row.acceptedAt !== null,
      notTold: seesAll && row.outcome === "expected" && row.email === "" && row.memberId === null,
      category: row.category,
      categoryName: categoryName(row.category),
      invitedBy: inviter ? { _id: inviter._id, name: inviter.name } : null,
      visits: visits.get(row.mobile) ?? (row.attendedAt ? 1 : 0),
      outcome: row.outcome,
      followUpOn: seesAll ? row.followUpOn : null,
      note: seesAll ? row.note : "",
      startsAt: starts.get(row.meetingId)!,
    };
  });
}

/** Who invited them; not to somebody in a block with the viewer, unless the viewer runs the chapter. */
async function invitersOf(db: Db, rows: readonly VisitorRow[], { memberId, role }: Viewer) {
  const ids = rows.flatMap(({ invitedBy }) => invitedBy ?? []);
  const find = isOfficer(role) ? personsLedBy : personsSeenBy;
  return find(db, memberId, [...new Set(ids)], { withMutual: false });
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
