import { desc, sql } from "drizzle-orm";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { firstIdAt, timeOfId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import { isPublished } from "../posts/post-conditions.ts";
import { posts } from "../posts/posts.table.ts";

const SAMPLED = 2_000;
const MEASURED_FOR_MS = 10 * MINUTE_MS;

interface Rate {
  measuredAt: number;
  /** When the newest post was written. */
  newest: number;
  /** The time between two posts; null while there are too few posts to tell. */
  msPerPost: number | null;
}
// Each process measures for itself: only the time that a page takes depends on it, never what is on the page.
const rates = new WeakMap<Db, Rate>();

/** About the id of the post so many steps before this one, by how fast posts came of late. Empty: the first of all. */
export async function idStepsBack(db: Db, before: string, steps: number): Promise<string> {
  const known = rates.get(db);
  const rate = known && performance.now() - known.measuredAt < MEASURED_FOR_MS ? known : await measure(db);
  if (rate.msPerPost === null) return "";
  return firstIdAt(Math.min(timeOfId(before), rate.newest) - Math.ceil(steps * rate.msPerPost));
}

async function measure(db: Db): Promise<Rate> {
  const sample = db
    .select({ id: posts.id })
    .from(posts)
    .where(isPublished())
    .orderBy(desc(posts.id))
    .limit(SAMPLED)
    .as("sample");
  const { count, first, last } = one(
    await db
      .select({
        count: sql<number>`count(*)::int`,
        first: sql<string | null>`min(${sample.id})`,
        last: sql<string | null>`max(${sample.id})`,
      })
      .from(sample),
  );
  const span = first && last ? timeOfId(last) - timeOfId(first) : 0;
  const rate = {
    measuredAt: performance.now(),
    newest: last ? timeOfId(last) : 0,
    msPerPost: count < SAMPLED ? null : span / count,
  };
  rates.set(db, rate);
  return rate;
}
