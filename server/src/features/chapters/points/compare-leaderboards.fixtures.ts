import { inArray } from "drizzle-orm";
import { expect } from "vitest";
import { countedEntries, findRings, pointsOfMembers } from "@cardplaza/contract/chapters/leaderboard-rules";
import { firstMonth, monthOf } from "@cardplaza/contract/chapters/points-rules";
import { PERIODS, type Period } from "@cardplaza/contract/chapters/points-words";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import type { ChapterRow } from "../chapter/chapters.table.ts";
import { readCsv } from "./points.fixtures.ts";
import { ALL_TIME, chapterPoints, chapterTotals, clearedRings, type PointsRow } from "./points.table.ts";

interface LedChapter {
  /** A member with the plan. */
  leader: Person;
  chapter: ChapterRow;
}

export const leaderboardOf = async (app: TestApp, as: Person, { id }: ChapterRow, period: Period) =>
  (await app.call("GET", `/api/chapters/${id}/leaderboard?period=${period}`, { as })).json;

const sumOf = (points: Iterable<number>) => [...points].reduce((sum, each) => sum + each, 0);
const withoutZeros = (points: Iterable<readonly [string, number]>) =>
  [...points]
    .filter(([, each]) => each !== 0)
    .toSorted((one, other) => String(one).localeCompare(String(other)));

/** Leaderboards, files and totals of all periods must be what anybody recomputes from the entries. */
export async function compareLeaderboards(app: TestApp, chapters: readonly LedChapter[]) {
  const ids = chapters.map(({ chapter }) => chapter.id);
  const entries = await app.db.select().from(chapterPoints).where(inArray(chapterPoints.chapterId, ids));
  const cleared = await app.db.select().from(clearedRings).where(inArray(clearedRings.chapterId, ids));
  const counted = countedEntries(entries, cleared);
  expect(entries.filter(({ held }) => !held)).toEqual(counted);
  for (const led of chapters) {
    await compareTotals(app, led, counted);
    for (const period of PERIODS) await comparePeriod(app, led, period, counted);
  }
  return { entries, rings: findRings(entries).length };
}

async function compareTotals(app: TestApp, { chapter }: LedChapter, counted: readonly PointsRow[]) {
  const totals = await app.db
    .select()
    .from(chapterTotals)
    .where(inArray(chapterTotals.chapterId, [chapter.id]));
  const stored = new Map(totals.map(({ month, points }) => [month, points]));
  const recomputed = new Map<string, number>();
  for (const { chapterId, month, points } of counted)
    if (chapterId === chapter.id)
      for (const each of [month, ALL_TIME]) recomputed.set(each, (recomputed.get(each) ?? 0) + points);
  expect(withoutZeros(stored)).toEqual(withoutZeros(recomputed));
  expect(stored.get(ALL_TIME) ?? 0).toBe(sumOf(pointsOfMembers(counted, chapter.id, null).values()));
}

async function comparePeriod(
  app: TestApp,
  { leader, chapter }: LedChapter,
  period: Period,
  counted: readonly PointsRow[],
) {
  const recomputed = pointsOfMembers(counted, chapter.id, firstMonth(period, monthOf(app.clock.now())));
  const { rows } = await leaderboardOf(app, leader, chapter, period);
  const seated = new Set(rows.map(({ userId }) => userId));
  const listed = withoutZeros([...recomputed].filter(([id]) => seated.has(id)));
  expect(withoutZeros(rows.map(({ userId, points }) => [userId, points]))).toEqual(listed);

  const path = `/api/chapters/${chapter.id}/leaderboard.csv?period=${period}`;
  const fromFile = new Map<string, number>();
  for (const row of readCsv((await app.send("GET", path, { as: leader })).text)) {
    const id = row["Member id"];
    if (row["Counted"] === "yes" && id) fromFile.set(id, (fromFile.get(id) ?? 0) + Number(row["Points"]));
  }
  expect(withoutZeros(fromFile)).toEqual(listed);
}
