import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { ALL_TIME, chapterTotals, type PointsRow } from "./points.table.ts";

export type PointsChange = Pick<PointsRow, "chapterId" | "month" | "points">;

/** The chapters' totals change with the entries, so a ranking is right at once. */
export async function addToTotals(tx: Tx, changes: readonly PointsChange[]): Promise<void> {
  const sums = new Map<string, PointsChange>();
  for (const { chapterId, month: ofEntry, points } of changes)
    for (const month of [ofEntry, ALL_TIME]) {
      const key = `${chapterId} ${month}`;
      sums.set(key, { chapterId, month, points: (sums.get(key)?.points ?? 0) + points });
    }
  // In one order, so that two who change the same totals never wait for each other.
  const values = [...sums]
    .filter(([, { points }]) => points !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, sum]) => sum);
  if (values.length === 0) return;
  await tx
    .insert(chapterTotals)
    .values(values)
    .onConflictDoUpdate({
      target: [chapterTotals.chapterId, chapterTotals.month],
      set: { points: sql`${chapterTotals.points} + excluded.points` },
    });
}
