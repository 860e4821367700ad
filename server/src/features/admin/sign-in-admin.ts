import { randomBytes } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import { ADMIN_SESSION_HOURS, ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { Context } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { Refusal, unauthenticated } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { passwordMatches } from "../accounts/passwords/passwords.ts";
import { hashToken } from "../accounts/sessions/session-queries.ts";
import { admins, type AdminRow } from "../audit/admin.table.ts";
import { appendToAuditLog } from "../audit/audit-chain.ts";
import { adminSessions } from "./admin-sessions.table.ts";
import { presentAdmin } from "./present-admin.ts";
import { asAdmin } from "../audit/record-admin-action.ts";
import { clearAttempts, giveAttemptBack, countSignInAttempt } from "./sign-in-attempts.ts";
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
  if (admin.totpConfirmedAt && !(await useAdminCode(ctx.db, admin, otp ?? "", ctx.now))) {
    if (isLast) await recordLock(ctx, admin);
    throw new Refusal("SECOND_STEP", ADMIN_TEXT.otpWrong, { fields: { otp: ADMIN_TEXT.otpWrong } });
  }
  await clearAttempts(ctx.db, email, ctx.now);
  return { admin: presentAdmin(admin), token: await startAdminSession(ctx, admin) };
}

async function startAdminSession(ctx: Context, admin: AdminRow): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const sessionId = newId(ctx.now.getTime());
  const oldest = new Date(ctx.now.getTime() - ADMIN_SESSION_HOURS * HOUR_MS);
  await asAdmin({ ...ctx, admin: { ...admin, sessionId } }, async (tx, record) => {
    await tx
      .delete(adminSessions)
      .where(and(eq(adminSessions.adminId, admin.id), lte(adminSessions.createdAt, oldest)));
    await tx.insert(adminSessions).values({
      id: sessionId,
      adminId: admin.id,
      tokenHash: hashToken(token),
      createdAt: ctx.now,
      lastUsedAt: ctx.now,
    });
    record({ action: "admin.sign-in", targetType: "admin", targetId: admin.id });
  });
  return token;
}

/** Nobody is signed in, so the entry has no administrator. The target is the locked administrator. */
async function recordLock(ctx: Context, admin: AdminRow): Promise<void> {
  const nobody = { adminId: "", role: "" as const, before: null, after: null, reason: null, caseId: null };
  const what = { action: "admin.lock", targetType: "admin", targetId: admin.id };
  await inTransaction(ctx.db, (tx) =>
    appendToAuditLog(tx, [{ ...nobody, ...what, at: ctx.now, ip: ctx.caller.address }]),
  );
}
