import { and, isNotNull, lt, or } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import { oneTimeCodes, oneTimeLinks, sessions } from "./accounts.table.ts";
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from "./sessions/session-queries.ts";

/** Deletes codes and links one day after they expired, and expired sessions. */
export async function deleteExpiredSignIns(db: Db, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, ago(DAY_MS)));
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, ago(DAY_MS)));
  const ended = or(
    lt(sessions.lastUsedAt, ago(SESSION_IDLE_MS)),
    lt(sessions.createdAt, ago(SESSION_LIFETIME_MS)),
    and(isNotNull(sessions.addressProofHash), lt(sessions.createdAt, ago(DAY_MS))),
  );
  await db.delete(sessions).where(ended);
}
