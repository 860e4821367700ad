import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { members, sessions, type Member } from "./accounts.table.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_LIFETIME_MS = 180 * DAY_MS;

export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** The member behind a live token. */
export async function findMemberByToken(db: Db, token: string, now: Date): Promise<Member | null> {
  const [found] = await db
    .select({ member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.lastUsedAt, new Date(now.getTime() - SESSION_IDLE_MS)),
        gt(sessions.createdAt, new Date(now.getTime() - SESSION_LIFETIME_MS)),
      ),
    )
    .limit(1);
  return found?.member ?? null;
}
