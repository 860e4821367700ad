import { and, eq, like, lte, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { rateLimits } from "./rate-limits.table.ts";
import { one } from "../one.ts";

interface Lock {
  /** So many attempts lock the key; none is counted beyond the next. */
  attempts: number;
  /** After so long without a further attempt all attempts are forgotten. */
  ms: number;
}

/** Counts an attempt under this key. More than `attempts`: locked until `expire`, which further ones do not move. */
export async function countAttempt(
  db: Db,
  key: string,
  { attempts, ms }: Lock,
  now: Date,
): Promise<{ points: number; expire: number }> {
  const [time, later] = [now.getTime(), now.getTime() + ms];
  const over = sql`${rateLimits.expire} <= ${time}`;
  const counted = one(
    await db
      .insert(rateLimits)
      .values({ key, points: 1, expire: later })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${over} then 1 else least(${rateLimits.points} + 1, ${attempts + 1}::int) end`,
          expire: sql`case when ${over} or ${rateLimits.points} < ${attempts} then ${later}::bigint else ${rateLimits.expire} end`,
        },
      })
      .returning(),
  );
  return { points: counted.points, expire: counted.expire ?? later };
}

export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Removes what has expired among the keys that begin so. */
export async function deleteExpiredAttempts(db: Db, prefix: string, now: Date): Promise<void> {
  await db
    .delete(rateLimits)
    .where(and(like(rateLimits.key, `${prefix}%`), lte(rateLimits.expire, now.getTime())));
}
