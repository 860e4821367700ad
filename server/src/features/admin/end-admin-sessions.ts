import { and, eq, ne } from "drizzle-orm";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import { asAdmin } from "../audit/record-admin-action.ts";
import { adminSessions } from "./admin-sessions.table.ts";

/** All of an administrator's sessions, or all but one. */
export async function endAdminSessions(tx: Tx, adminId: string, exceptId?: string): Promise<void> {
  const theirs = eq(adminSessions.adminId, adminId);
  await tx
    .delete(adminSessions)
    .where(exceptId === undefined ? theirs : and(theirs, ne(adminSessions.id, exceptId)));
}

export async function endOwnAdminSession(ctx: AdminContext, id: string): Promise<void> {
  await asAdmin(ctx, async (tx, record) => {
    const own = and(eq(adminSessions.id, id), eq(adminSessions.adminId, ctx.admin.id));
    const [ended] = await tx.delete(adminSessions).where(own).returning();
    if (!ended) throw notFound();
    const { device, address } = ended;
    record({
      action: "admin.session-end",
      targetType: "admin",
      targetId: ctx.admin.id,
      before: { device, address },
    });
  });
}

export async function endOtherAdminSessions(ctx: AdminContext): Promise<void> {
  await asAdmin(ctx, async (tx, record) => {
    await endAdminSessions(tx, ctx.admin.id, ctx.admin.sessionId);
    record({ action: "admin.other-sessions-end", targetType: "admin", targetId: ctx.admin.id });
  });
}
