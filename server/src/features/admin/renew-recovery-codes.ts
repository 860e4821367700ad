import { ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import type { AdminContext } from "../../context.ts";
import { invalid, wrongState } from "../../platform/refusals.ts";
import { hashRecoveryCode, newRecoveryCodes } from "../accounts/second-step/second-step-recovery.ts";
import { lockAdmin, saveRecoveryHashes } from "../audit/administrators.ts";
import { asAdmin } from "../audit/record-admin-action.ts";
import { useAppCode } from "./use-admin-code.ts";

/** Being signed in is not enough: somebody at an unattended screen must not get codes of their own. */
export async function renewRecoveryCodes(ctx: AdminContext, code: string) {
  const recoveryCodes = newRecoveryCodes();
  await asAdmin(ctx, async (tx, record) => {
    const admin = await lockAdmin(tx, ctx.admin.id);
    if (!admin?.totpConfirmedAt) throw wrongState(ADMIN_TEXT.otpOff);
    if (!(await useAppCode(tx, admin, code, ctx.now))) throw invalid({ code: ADMIN_TEXT.otpWrong });
    await saveRecoveryHashes(tx, admin.id, recoveryCodes.map(hashRecoveryCode));
    record({ action: "admin.recovery-codes-renew", targetType: "admin", targetId: admin.id });
  });
  return { recoveryCodes };
}
