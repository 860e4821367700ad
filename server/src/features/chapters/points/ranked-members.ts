import { and, asc, eq } from "drizzle-orm";
import {
  firstMonth,
  lightOf,
  monthOf,
  ranksOf,
  targetMonths,
} from "@cardplaza/contract/chapters/points-rules";
import type { Light, Period } from "@cardplaza/contract/chapters/points-words";
import type { Db } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { hasSeat } from "../chapter/chapter-queries.ts";
import { chapterMembers, type MembershipRow } from "../chapter/chapters.table.ts";
import { NO_POINTS, sumPoints, type PointsOfMember } from "./sum-points.ts";

export interface RankedMember extends PointsOfMember {
  membership: MembershipRow;
  name: string;
  /** The rank; null for members on leave. */
  rank: number | null;
  target: number;
  percent: number;
  light: Light;
}

/** Who takes a seat now. What members who left have given stays in the chapter's total, but they have no row. */
export const listSeated = (db: Db, chapterId: string) =>
  db
    .select({ membership: chapterMembers, name: members.name })
    .from(chapterMembers)
    .innerJoin(members, eq(members.id, chapterMembers.memberId))
    .where(and(eq(chapterMembers.chapterId, chapterId), hasSeat(), stays()))
    .orderBy(asc(members.name), asc(members.id));

/** The members of a chapter by points, those on leave at the end and without a rank. */
export async function rankMembers(
  db: Db,
  chapterId: string,
  period: Period,
  now: Date,
): Promise<RankedMember[]> {
  const month = monthOf(now);
  const sums = await sumPoints(db, chapterId, firstMonth(period, month));
  const rows = (await listSeated(db, chapterId)).map((seated) =>
    measured(seated, sums.get(seated.membership.memberId) ?? NO_POINTS, period, month),
  );
  const byPoints = rows.toSorted((one, other) => other.points - one.points);
  const here = byPoints.filter((row) => !isAway(row));
  const ranks = ranksOf(here.map(({ points }) => points));
  return [...here.map((row, index) => ({ ...row, rank: ranks[index]! })), ...byPoints.filter(isAway)];
}

export const isAway = ({ membership }: Pick<RankedMember, "membership">) => membership.status === "on_leave";

function measured(
  { membership, name }: { membership: MembershipRow; name: string },
  sum: PointsOfMember,
  period: Period,
  month: string,
): RankedMember {
  const joined = membership.joinedAt ? monthOf(membership.joinedAt) : month;
  const target = membership.targetPoints * targetMonths(period, month, joined);
  // Rounded down: 70 % is green, so nobody below it may read 70.
  const percent = Math.floor((sum.points / target) * 100);
  return { ...sum, membership, name, rank: null, target, percent, light: lightOf(sum.points, target) };
}
