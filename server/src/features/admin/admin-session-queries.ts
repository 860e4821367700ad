import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { ADMIN_IDLE_MINUTES, ADMIN_SESSION_HOURS } from "@cardplaza/contract/admin/admin-words";
import { HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import { hashToken } from "../accounts/sessions/session-queries.ts";
import { admins, type SignedInAdmin } from "../audit/admin.table.ts";
import { recordAdminSeen } from "../audit/administrators.ts";
import { adminSessions, type AdminSession } from "./admin-sessions.table.ts";

/** How exact "last used" is; much shorter than the idle time. */
const TOUCH_AFTER_MS = MINUTE_MS;

/** The administrator of a live token. */
export async function findAdminSession(db: Db, token: string, now: Date): Promise<SignedInAdmin | null> {
  const [found] = await db
    .select({ admin: admins, session: adminSessions })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(and(eq(adminSessions.tokenHash, hashToken(token)), isLive(now), isNull(admins.removedAt)))
    .limit(1);
  if (found && now.getTime() - found.session.lastUsedAt.getTime() > TOUCH_AFTER_MS) {
    await db.update(adminSessions).set({ lastUsedAt: now }).where(eq(adminSessions.id, found.session.id));
    await recordAdminSeen(db, found.admin.id, now);
  }
  return found ? { ...found.admin, sessionId: found.session.id } : null;
}

/** The administrator's live sessions, the last used first. */
export const listAdminSessions = (db: Db, adminId: string, now: Date): Promise<AdminSession[]> =>
  db
    .select()
    .from(adminSessions)
    .where(and(eq(adminSessions.adminId, adminId), isLive(now)))
    .orderBy(desc(adminSessions.lastUsedAt), desc(adminSessions.id));

export const endOfSession = ({ createdAt }: AdminSession) =>
  new Date(createdAt.getTime() + ADMIN_SESSION_HOURS * HOUR_MS);

export const isLive = (now: Date) =>
  and(
    gt(adminSessions.lastUsedAt, new Date(now.getTime() - ADMIN_IDLE_MINUTES * MINUTE_MS)),
    gt(adminSessions.createdAt, new Date(now.getTime() - ADMIN_SESSION_HOURS * HOUR_MS)),
  );
