import { createHash } from "node:crypto";
import { and, eq, like, lte, sql } from "drizzle-orm";
import { ADMIN_FAILURES, ADMIN_LOCK_MINUTES, ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import { rateLimits } from "../../platform/http/rate-limits.table.ts";
import { tooMany } from "../../platform/refusals.ts";

const LOCK_MS = ADMIN_LOCK_MINUTES * MINUTE_MS;
const PREFIX = "admin-sign-in:";

// Counted by the typed address, whether or not it is an administrator's, so that both lock in the same way.
const keyOf = (email: string) => PREFIX + createHash("sha256").update(email).digest("hex");

/**
 * Counts a try before it is checked, so that parallel guesses count too, and refuses while the address is
 * locked. The count ends when the lock time has passed since the last failure.
 */
export async function takeAttempt(db: Db, email: string, now: Date): Promise<{ isLast: boolean }> {
  const [time, later] = [now.getTime(), now.getTime() + LOCK_MS];
  const over = sql`${rateLimits.expire} <= ${time}`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ key: keyOf(email), points: 1, expire: later })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${over} then 1 else least(${rateLimits.points} + 1, ${ADMIN_FAILURES + 1}::int) end`,
        // More tries while locked do not extend the lock.
        expire: sql`case when ${over} or ${rateLimits.points} < ${ADMIN_FAILURES} then ${later}::bigint else ${rateLimits.expire} end`,
      },
    })
    .returning();
  const { points = 1, expire } = counted ?? {};
  if (points > ADMIN_FAILURES) throw tooMany(((expire ?? later) - time) / 1000, ADMIN_TEXT.locked);
  return { isLast: points === ADMIN_FAILURES };
}

/** For a try that is not decided yet: the password was right, the code is still missing. */
export async function giveAttemptBack(db: Db, email: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(eq(rateLimits.key, keyOf(email)));
}

export async function clearAttempts(db: Db, email: string, now: Date): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(email)));
  // Failed tries leave rows behind. A successful sign-in deletes the old ones.
  await db
    .delete(rateLimits)
    .where(and(like(rateLimits.key, `${PREFIX}%`), lte(rateLimits.expire, now.getTime())));
}
