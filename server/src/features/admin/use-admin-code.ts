import type { Db } from "../../platform/database.ts";
import { unusedStepOf } from "../accounts/second-step/second-step-secret.ts";
import type { AdminRow } from "../audit/admin.table.ts";
import { spendTotpStep } from "../audit/administrators.ts";

/** Returns true if the code is right and was not used before, and marks it as used. */
export async function useAdminCode(db: Db, admin: AdminRow, typed: string, now: Date): Promise<boolean> {
  const { id, sealedTotpSecret, totpLastStep } = admin;
  if (!sealedTotpSecret) return false;
  const secret = { ownerId: id, sealedSecret: sealedTotpSecret, lastStep: totpLastStep };
  const step = await unusedStepOf(db, secret, typed, now);
  return step !== undefined && spendTotpStep(db, id, step);
}
