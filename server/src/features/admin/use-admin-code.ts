import type { Db } from "../../platform/database.ts";
import { hashRecoveryCode } from "../accounts/second-step/second-step-recovery.ts";
import { unusedStepOf } from "../accounts/second-step/second-step-secret.ts";
import type { AdminRow } from "../audit/admin.table.ts";
import { spendRecoveryCode, spendTotpStep } from "../audit/administrators.ts";

/** Which code this is, of the app or for recovery, if it is right and was not used before. It is used up. */
export async function useAdminCode(
  db: Db,
  admin: AdminRow,
  typed: string,
  now: Date,
): Promise<"app" | "recovery" | undefined> {
  if (await useAppCode(db, admin, typed, now)) return "app";
  return (await spendRecoveryCode(db, admin.id, hashRecoveryCode(typed))) ? "recovery" : undefined;
}

export async function useAppCode(db: Db, admin: AdminRow, typed: string, now: Date): Promise<boolean> {
  const { id, sealedTotpSecret, totpLastStep } = admin;
  if (!sealedTotpSecret) return false;
  const secret = { ownerId: id, sealedSecret: sealedTotpSecret, lastStep: totpLastStep };
  const step = await unusedStepOf(db, secret, typed, now);
  return step !== undefined && spendTotpStep(db, id, step);
}
