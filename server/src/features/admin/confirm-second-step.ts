import { ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import type { AdminContext } from "../../context.ts";
import { invalid, wrongState } from "../../platform/refusals.ts";
import { hashRecoveryCode, newRecoveryCodes } from "../accounts/second-step/second-step-recovery.ts";
import { confirmTotpSecret, lockAdmin, saveRecoveryHashes } from "../audit/administrators.ts";
import { asAdmin } from "../audit/record-admin-action.ts";
import { endAdminSessions } from "./end-admin-sessions.ts";
import { useAppCode } from "./use-admin-code.ts";

/**
 * Switches the second step on and ends the other sessions, because they began without it. The recovery codes are
 * shown only here.
 */
export async function confirmSecondStep(ctx: AdminContext, code: string) {
  const recoveryCodes = newRecoveryCodes();
  await asAdmin(ctx, async (tx, record) => {
    const admin = await lockAdmin(tx, ctx.admin.id);
    if (admin?.totpConfirmedAt) throw wrongState(ADMIN_TEXT.otpOn);
    if (!admin?.sealedTotpSecret) throw wrongState(ADMIN_TEXT.otpNotSetUp);
    if (!(await useAppCode(tx, admin, code, ctx.now))) throw invalid({ code: ADMIN_TEXT.otpWrong });
    await confirmTotpSecret(tx, admin.id, ctx.now);
    await saveRecoveryHashes(tx, admin.id, recoveryCodes.map(hashRecoveryCode));
    await endAdminSessions(tx, admin.id, ctx.admin.sessionId);
    record({
      action: "admin.second-step-on",
      targetType: "admin",
      targetId: admin.id,
      before: { secondStep: false },
      after: { secondStep: true },
    });
  });
  return { recoveryCodes };
}
