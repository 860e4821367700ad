import { eq } from "drizzle-orm";
import { ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import type { Context } from "../../context.ts";
import { Refusal, unauthenticated } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { passwordMatches } from "../accounts/passwords/passwords.ts";
import { admins, type AdminRow } from "../audit/admin.table.ts";
import { lockAdmin } from "../audit/administrators.ts";
import { appendToAuditLog } from "../audit/audit-chain.ts";
import { presentAdmin } from "./present-admin.ts";
import { clearAttempts, giveAttemptBack, countSignInAttempt } from "./sign-in-attempts.ts";
import { startAdminSession } from "./start-admin-session.ts";
import { useAdminCode } from "./use-admin-code.ts";

interface Given {
  email: string;
  password: string;
  otp?: string;
}

export async function signInAdmin(ctx: Context, { email, password, otp }: Given) {
  const { isLast } = await countSignInAttempt(ctx.db, email, ctx.now);
  const [admin] = await ctx.db.select().from(admins).where(eq(admins.email, email));
  const right = await passwordMatches(admin?.passwordHash, password);
  if (!admin || !right) {
    if (admin && isLast) await recordLock(ctx, admin);
    throw unauthenticated(ADMIN_TEXT.wrong);
  }
  if (admin.totpConfirmedAt && !otp) {
    await giveAttemptBack(ctx.db, email);
    throw new Refusal("SECOND_STEP", ADMIN_TEXT.otpNeeded);
  }
  const usedCode = admin.totpConfirmedAt && (await useAdminCode(ctx.db, admin, otp ?? "", ctx.now));
  if (admin.totpConfirmedAt && !usedCode) {
    if (isLast) await recordLock(ctx, admin);
    throw new Refusal("SECOND_STEP", ADMIN_TEXT.otpWrong, { fields: { otp: ADMIN_TEXT.otpWrong } });
  }
  await clearAttempts(ctx.db, email, ctx.now);
  const token = await startAdminSession(ctx, admin, async (tx, record) => {
    const still = await lockAdmin(tx, admin.id);
    // Removed, or invited once more, while the password was checked.
    if (!still || still.passwordHash !== admin.passwordHash) throw unauthenticated(ADMIN_TEXT.wrong);
    if (usedCode === "recovery")
      record({ action: "admin.recovery-code-use", targetType: "admin", targetId: admin.id });
    return still;
  });
  return { admin: presentAdmin(admin), token };
}

/** Nobody is signed in, so the entry has no administrator. The target is the locked administrator. */
async function recordLock(ctx: Context, admin: AdminRow): Promise<void> {
  const nobody = { adminId: "", role: "" as const, before: null, after: null, reason: null, caseId: null };
  const what = { action: "admin.lock", targetType: "admin", targetId: admin.id };
  await inTransaction(ctx.db, (tx) =>
    appendToAuditLog(tx, [{ ...nobody, ...what, at: ctx.now, ip: ctx.caller.address }]),
  );
}
