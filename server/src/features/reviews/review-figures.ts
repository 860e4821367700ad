import { count, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ScoreFigures } from "@cardplaza/contract/reviews/reviews";
import type { Db } from "../../platform/database.ts";
import { reviews } from "./reviews.table.ts";

const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;
const countTrue = (column: PgColumn) => sql<number>`(count(*) filter (where ${column}))::int`;

const FIGURES = {
  rating: reviews.rating,
  count: count(),
  verified: countTrue(reviews.verifiedInteraction),
  scored: count(reviews.qualityScore),
  quality: sumOf(reviews.qualityScore),
  schedule: sumOf(reviews.scheduleScore),
  value: sumOf(reviews.valueScore),
  recommending: countTrue(reviews.recommends),
};
type Figures = Record<keyof typeof FIGURES, number>;

/** The number of reviews for each number of stars, the average, and the averages of the scores. */
export async function figuresOf(db: Db, published: SQL | undefined) {
  const rows: Figures[] = await db.select(FIGURES).from(reviews).where(published).groupBy(reviews.rating);
  const histogram = { "1": 0, "2": 0, "3": 0, "4": 0, "5": 0 };
  for (const row of rows) histogram[String(row.rating) as keyof typeof histogram] = row.count;
  const total = totalOf(rows, "count");
  const sum = rows.reduce((so, row) => so + row.rating * row.count, 0);
  return {
    histogram,
    count: total,
    verifiedCount: totalOf(rows, "verified"),
    average: total > 0 ? oneDecimal(sum / total) : null,
    scores: scoresOf(rows),
  };
}

function scoresOf(rows: Figures[]): ScoreFigures | null {
  const scored = totalOf(rows, "scored");
  if (scored === 0) return null;
  const averageOf = (score: keyof Figures) => oneDecimal(totalOf(rows, score) / scored);
  return {
    quality: averageOf("quality"),
    schedule: averageOf("schedule"),
    value: averageOf("value"),
    recommendPercent: Math.round((100 * totalOf(rows, "recommending")) / scored),
  };
}

const totalOf = (rows: Figures[], figure: keyof Figures) => rows.reduce((so, row) => so + row[figure], 0);

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
