import { createHash } from "node:crypto";
import { ADMIN_FAILURES, ADMIN_LOCK_MINUTES, ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import {
  deleteAttempts,
  deleteExpiredAttempts,
  countAttempt,
  uncountAttempt,
} from "../../platform/http/counted-attempts.ts";
import { tooMany } from "../../platform/refusals.ts";

const LOCK = { attempts: ADMIN_FAILURES, ms: ADMIN_LOCK_MINUTES * MINUTE_MS };
const PREFIX = "admin-sign-in:";

// Counted by the typed address, whether or not it is an administrator's, so that both lock in the same way.
const keyOf = (email: string) => PREFIX + createHash("sha256").update(email).digest("hex");

/**
 * Counts a try before it is checked, so that parallel guesses count too, and refuses while the address is
 * locked. The count ends when the lock time has passed since the last failure.
 */
export async function countSignInAttempt(db: Db, email: string, now: Date): Promise<{ isLast: boolean }> {
  const { points, expire } = await countAttempt(db, keyOf(email), LOCK, now);
  if (points > ADMIN_FAILURES) throw tooMany((expire - now.getTime()) / 1000, ADMIN_TEXT.locked);
  return { isLast: points === ADMIN_FAILURES };
}

/** For a try that is not decided yet: the password was right, the code is still missing. */
export async function giveAttemptBack(db: Db, email: string): Promise<void> {
  await uncountAttempt(db, keyOf(email));
}

export async function clearAttempts(db: Db, email: string, now: Date): Promise<void> {
  await deleteAttempts(db, keyOf(email));
  // Failed tries leave rows behind. A successful sign-in deletes the old ones.
  await deleteExpiredAttempts(db, PREFIX, now);
}
