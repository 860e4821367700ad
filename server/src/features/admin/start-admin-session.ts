import { randomBytes } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import { ADMIN_SESSION_HOURS } from "@cardplaza/contract/admin/admin-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { deviceName } from "../accounts/sessions/device-name.ts";
import { hashToken } from "../accounts/sessions/session-queries.ts";
import type { AdminRow } from "../audit/admin.table.ts";
import { recordAdminSeen } from "../audit/administrators.ts";
import { asAdmin, type AdminAction } from "../audit/record-admin-action.ts";
import { adminSessions } from "./admin-sessions.table.ts";

type Prepare = (tx: Tx, record: (action: AdminAction) => void) => Promise<AdminRow>;

/** The work that proves the administrator, their session and the record of both are one transaction. */
export async function startAdminSession(ctx: Context, admin: AdminRow, prepare: Prepare): Promise<string> {
  const { now, caller } = ctx;
  const token = randomBytes(32).toString("base64url");
  const sessionId = newId(now.getTime());
  const oldest = new Date(now.getTime() - ADMIN_SESSION_HOURS * HOUR_MS);
  await asAdmin({ ...ctx, admin: { ...admin, sessionId } }, async (tx, record) => {
    const { id } = await prepare(tx, record);
    await tx
      .delete(adminSessions)
      .where(and(eq(adminSessions.adminId, id), lte(adminSessions.createdAt, oldest)));
    await tx.insert(adminSessions).values({
      id: sessionId,
      adminId: id,
      tokenHash: hashToken(token),
      device: deviceName(caller.userAgent),
      address: caller.address,
      createdAt: now,
      lastUsedAt: now,
    });
    await recordAdminSeen(tx, id, now);
    record({ action: "admin.sign-in", targetType: "admin", targetId: id });
  });
  return token;
}
