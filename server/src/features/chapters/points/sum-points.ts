import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { PointKind } from "@cardplaza/contract/chapters/points-words";
import type { Db } from "../../../platform/database.ts";
import { chapterMeetings } from "../chapter-meetings/chapter-meetings.table.ts";
import { chapterPoints } from "./points.table.ts";

export interface PointsOfMember {
  /** The sum without points that are held. */
  points: number;
  /** How many of these points may still change. */
  provisional: number;
  held: number;
  counts: Partial<Record<PointKind, number>>;
}
export const NO_POINTS: PointsOfMember = { points: 0, provisional: 0, held: 0, counts: {} };

/** Entries of a chapter from a month on; null for all time. */
export const entriesSince = (chapterId: string, from: string | null) =>
  and(eq(chapterPoints.chapterId, chapterId), from === null ? undefined : gte(chapterPoints.month, from));

/** In a query over a chapter's entries: the meeting has not closed. A chapter has few such, so they are read once. */
export const isProvisional = (chapterId: string) =>
  sql<boolean>`coalesce(${inArray(
    chapterPoints.meetingId,
    new QueryBuilder()
      .select({ id: chapterMeetings.id })
      .from(chapterMeetings)
      .where(and(eq(chapterMeetings.chapterId, chapterId), eq(chapterMeetings.status, "scheduled"))),
  )}, false)`;

/** What each member of a chapter got in a period: the sum of their entries. */
export async function sumPoints(
  db: Db,
  chapterId: string,
  from: string | null,
  memberId?: string,
): Promise<Map<string, PointsOfMember>> {
  const counted = sql`not ${chapterPoints.held}`;
  const sum = (which: typeof counted) =>
    sql<number>`coalesce(sum(${chapterPoints.points}) filter (where ${which}), 0)::int`;
  const rows = await db
    .select({
      memberId: chapterPoints.memberId,
      kind: chapterPoints.kind,
      points: sum(counted),
      provisional: sum(sql`${counted} and ${isProvisional(chapterId)}`),
      held: sum(sql`${chapterPoints.held}`),
      count: sql<number>`(count(*) filter (where ${counted}))::int`,
    })
    .from(chapterPoints)
    .where(and(entriesSince(chapterId, from), memberId ? eq(chapterPoints.memberId, memberId) : undefined))
    .groupBy(chapterPoints.memberId, chapterPoints.kind);
  const sums = new Map<string, PointsOfMember>();
  for (const row of rows) {
    const before = sums.get(row.memberId) ?? NO_POINTS;
    sums.set(row.memberId, {
      points: before.points + row.points,
      provisional: before.provisional + row.provisional,
      held: before.held + row.held,
      counts: row.count > 0 ? { ...before.counts, [row.kind]: row.count } : before.counts,
    });
  }
  return sums;
}
