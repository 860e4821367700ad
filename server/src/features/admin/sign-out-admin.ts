import { eq } from "drizzle-orm";
import type { AdminContext } from "../../context.ts";
import { asAdmin } from "../audit/record-admin-action.ts";
import { adminSessions } from "./admin-sessions.table.ts";

export async function signOutAdmin(ctx: AdminContext): Promise<void> {
  await asAdmin(ctx, async (tx, record) => {
    await tx.delete(adminSessions).where(eq(adminSessions.id, ctx.admin.sessionId));
    record({ action: "admin.sign-out", targetType: "admin", targetId: ctx.admin.id });
  });
}
