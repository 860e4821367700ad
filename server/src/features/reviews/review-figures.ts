import { count, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { reviews } from "./reviews.table.ts";

/** The number of reviews for each number of stars, and the average. */
export async function figuresOf(db: Db, published: SQL | undefined) {
  const rows = await db
    .select({
      rating: reviews.rating,
      count: count(),
      verified: sql<number>`(count(*) filter (where ${reviews.verifiedInteraction}))::int`,
    })
    .from(reviews)
    .where(published)
    .groupBy(reviews.rating);
  const histogram = { "1": 0, "2": 0, "3": 0, "4": 0, "5": 0 };
  for (const row of rows) histogram[String(row.rating) as keyof typeof histogram] = row.count;
  const total = rows.reduce((so, row) => so + row.count, 0);
  const sum = rows.reduce((so, row) => so + row.rating * row.count, 0);
  return {
    histogram,
    count: total,
    verifiedCount: rows.reduce((so, row) => so + row.verified, 0),
    average: total > 0 ? Math.round((sum / total) * 10) / 10 : null,
  };
}
