import { and, eq, ne } from "drizzle-orm";
import { ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import type { AdminContext } from "../../context.ts";
import { invalid, wrongState } from "../../platform/refusals.ts";
import { confirmTotpSecret, lockAdmin } from "../audit/administrators.ts";
import { asAdmin } from "../audit/record-admin-action.ts";
import { adminSessions } from "./admin-sessions.table.ts";
import { useAdminCode } from "./use-admin-code.ts";

/** Switches the second step on and ends the other sessions, because they began without it. */
export async function confirmSecondStep(ctx: AdminContext, code: string): Promise<void> {
  await asAdmin(ctx, async (tx, record) => {
    const admin = await lockAdmin(tx, ctx.admin.id);
    if (admin?.totpConfirmedAt) throw wrongState(ADMIN_TEXT.otpOn);
    if (!admin?.sealedTotpSecret) throw wrongState(ADMIN_TEXT.otpNotSetUp);
    if (!(await useAdminCode(tx, admin, code, ctx.now))) throw invalid({ code: ADMIN_TEXT.otpWrong });
    await confirmTotpSecret(tx, admin.id, ctx.now);
    await tx
      .delete(adminSessions)
      .where(and(eq(adminSessions.adminId, admin.id), ne(adminSessions.id, ctx.admin.sessionId)));
    record({
      action: "admin.second-step-on",
      targetType: "admin",
      targetId: admin.id,
      before: { secondStep: false },
      after: { secondStep: true },
    });
  });
}
