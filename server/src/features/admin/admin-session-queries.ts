import { and, eq, gt } from "drizzle-orm";
import { ADMIN_IDLE_MINUTES, ADMIN_SESSION_HOURS } from "@cardplaza/contract/admin/admin-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import { hashToken } from "../accounts/sessions/session-queries.ts";
import { admins, type SignedInAdmin } from "../audit/admin.table.ts";
import { adminSessions } from "./admin-sessions.table.ts";

/** How exact "last used" is; much shorter than the idle time. */
const TOUCH_AFTER_MS = MINUTE_MS;

/** The administrator of a live token. */
export async function findAdminSession(db: Db, token: string, now: Date): Promise<SignedInAdmin | null> {
  const [found] = await db
    .select({ admin: admins, session: adminSessions })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(
      and(
        eq(adminSessions.tokenHash, hashToken(token)),
        gt(adminSessions.lastUsedAt, new Date(now.getTime() - ADMIN_IDLE_MINUTES * MINUTE_MS)),
        gt(adminSessions.createdAt, new Date(now.getTime() - ADMIN_SESSION_HOURS * 60 * MINUTE_MS)),
      ),
    )
    .limit(1);
  if (found && now.getTime() - found.session.lastUsedAt.getTime() > TOUCH_AFTER_MS) {
    await db.update(adminSessions).set({ lastUsedAt: now }).where(eq(adminSessions.id, found.session.id));
  }
  return found ? { ...found.admin, sessionId: found.session.id } : null;
}
