import { createHash } from "node:crypto";
import { and, desc, eq, gt, isNull, sql, type Placeholder } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { selectOnce } from "../../../platform/execute-planned.ts";
import { members, sessions, type Member, type Session } from "../accounts.table.ts";
import { maySignIn } from "../member-conditions.ts";
import { recordActivity } from "../record-activity.ts";

export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_LIFETIME_MS = 180 * DAY_MS;
/** How exact "last used" is. A write for every call would cost too much. */
const TOUCH_AFTER_MS = 5 * MINUTE_MS;
const NOTE_ACTIVITY_AFTER_MS = DAY_MS;

export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * The live session of a token, with its member. A session whose token was in a URL counts only after its
 * first proven call.
 */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ session: Session; member: Member } | undefined> {
  const [found] = await selectByToken(db, { tokenHash: hashToken(token), ...oldest(now) });
  if (found) await recordUse(db, found, now);
  return found;
}

/** Every signed-in call begins with it. */
const selectByToken = selectOnce((db) =>
  db
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        isLive({ usedAt: sql.placeholder("usedAt"), createdAt: sql.placeholder("createdAt") }),
        maySignIn(),
      ),
    )
    .limit(1),
);

async function recordUse(db: Db, { session, member }: { session: Session; member: Member }, now: Date) {
  const since = (then: Date) => now.getTime() - then.getTime();
  if (since(session.lastUsedAt) > TOUCH_AFTER_MS)
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
  if (since(member.lastActiveAt) > NOTE_ACTIVITY_AFTER_MS) await recordActivity(db, member.id, now);
}

/** The member's signed-in devices, the last used first. */
export async function listSessions(db: Db, memberId: string, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isLive(oldest(now))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

interface Oldest<T> {
  usedAt: T;
  createdAt: T;
}

/** When a session that still counts must have been used and begun. */
const oldest = (now: Date): Oldest<Date> => ({
  usedAt: new Date(now.getTime() - SESSION_IDLE_MS),
  createdAt: new Date(now.getTime() - SESSION_LIFETIME_MS),
});

const isLive = ({ usedAt, createdAt }: Oldest<Date | Placeholder>) =>
  and(isNull(sessions.addressProofHash), gt(sessions.lastUsedAt, usedAt), gt(sessions.createdAt, createdAt));
