import { and, eq, inArray, sql } from "drizzle-orm";
import { monthOf } from "@cardplaza/contract/chapters/points-rules";
import type { PointKind } from "@cardplaza/contract/chapters/points-words";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { ALL_TIME, chapterPoints, chapterTotals } from "./points.table.ts";
import { holdRings } from "./hold-rings.ts";

export interface NewPoints {
  chapterId: string;
  memberId: string;
  kind: PointKind;
  points: number;
  /** When it happened: the entry belongs to this month. */
  at: Date;
  sourceId: string;
  withId?: string;
  /** Provisional until this meeting closes. */
  meetingId?: string;
}

/** Sets the points of each source and member: a second call with the same source changes the first entry. */
export async function recordPoints(tx: Tx, entries: readonly NewPoints[]): Promise<void> {
  for (const entry of entries) {
    await removePoints(tx, entry.kind, entry.sourceId, [entry.memberId]);
    const month = monthOf(entry.at);
    await tx.insert(chapterPoints).values({ ...entry, id: newId(entry.at.getTime()), month });
    await addToTotals(tx, entry.chapterId, month, entry.points);
    await holdRings(tx, entry.memberId, month, entry.kind);
  }
}

/** Takes points back: of all members of the source, or of these. */
export async function removePoints(
  tx: Tx,
  kind: PointKind,
  sourceId: string,
  memberIds?: readonly string[],
): Promise<void> {
  const removed = await tx
    .delete(chapterPoints)
    .where(
      and(
        eq(chapterPoints.sourceId, sourceId),
        eq(chapterPoints.kind, kind),
        memberIds && inArray(chapterPoints.memberId, [...memberIds]),
      ),
    )
    .returning();
  for (const entry of removed) {
    if (!entry.held) await addToTotals(tx, entry.chapterId, entry.month, -entry.points);
    await holdRings(tx, entry.memberId, entry.month, entry.kind);
  }
}

/** The chapter's totals change with the entries, so a ranking is right at once. */
export async function addToTotals(tx: Tx, chapterId: string, month: string, points: number): Promise<void> {
  if (points === 0) return;
  await tx
    .insert(chapterTotals)
    .values([month, ALL_TIME].map((each) => ({ chapterId, month: each, points })))
    .onConflictDoUpdate({
      target: [chapterTotals.chapterId, chapterTotals.month],
      set: { points: sql`${chapterTotals.points} + excluded.points` },
    });
}
