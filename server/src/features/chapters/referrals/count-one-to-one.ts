import { and, eq, gt, gte, lt, or } from "drizzle-orm";
import { weekOf } from "@cardplaza/contract/chapters/points-rules";
import { ONE_TO_ONES_A_WEEK, POINTS } from "@cardplaza/contract/chapters/points-words";
import { ONE_TO_ONE_DAYS } from "@cardplaza/contract/chapters/referral-words";
import { DAY_MS, HOUR_MS, midnightInIndia } from "@cardplaza/contract/time";
import { takeTurns } from "../../../platform/advisory-locks.ts";
import type { Tx } from "../../../platform/database.ts";
import { chapterPoints } from "../points/points.table.ts";
import { recordPoints, type NewPoints } from "../points/record-points.ts";
import type { OneToOneRow } from "./referrals.table.ts";

type Pair = Pick<OneToOneRow, "firstId" | "secondId">;

/** What is counted of each of the two is counted one at a time. */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  await takeTurns(tx, "oneToOnes", [one, other]);
}

/** Points for both: once in 30 days for a pair, and at most four a week for each. */
export async function countOneToOne(tx: Tx, row: OneToOneRow, chapterId: string): Promise<void> {
  const at = new Date(midnightInIndia(row.day).getTime() + 12 * HOUR_MS);
  if (await hasPairCounted(tx, row, at)) return;
  const entries: NewPoints[] = [];
  for (const [memberId, withId] of [
    [row.firstId, row.secondId],
    [row.secondId, row.firstId],
  ] as const) {
    if ((await countedInWeek(tx, memberId, row.day)) >= ONE_TO_ONES_A_WEEK) continue;
    entries.push({
      chapterId,
      memberId,
      kind: "one_to_one",
      points: POINTS.oneToOne,
      at,
      sourceId: row.id,
      withId,
    });
  }
  await recordPoints(tx, entries);
}

/** One before or after this day: they are entered in any order. */
async function hasPairCounted(tx: Tx, { firstId, secondId }: Pair, at: Date): Promise<boolean> {
  const { memberId, withId } = chapterPoints;
  const near = ONE_TO_ONE_DAYS * DAY_MS;
  const count = await tx.$count(
    chapterPoints,
    and(
      eq(chapterPoints.kind, "one_to_one"),
      or(and(eq(memberId, firstId), eq(withId, secondId)), and(eq(memberId, secondId), eq(withId, firstId))),
      gt(chapterPoints.at, new Date(at.getTime() - near)),
      lt(chapterPoints.at, new Date(at.getTime() + near)),
    ),
  );
  return count > 0;
}

function countedInWeek(tx: Tx, memberId: string, day: string): Promise<number> {
  const monday = midnightInIndia(weekOf(day));
  return tx.$count(
    chapterPoints,
    and(
      eq(chapterPoints.memberId, memberId),
      eq(chapterPoints.kind, "one_to_one"),
      gte(chapterPoints.at, monday),
      lt(chapterPoints.at, new Date(monday.getTime() + 7 * DAY_MS)),
    ),
  );
}
