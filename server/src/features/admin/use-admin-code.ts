import type { Db } from "../../platform/database.ts";
import { stepOfCode } from "../accounts/second-step/second-step-secret.ts";
import type { AdminRow } from "../audit/admin.table.ts";
import { spendTotpStep } from "../audit/administrators.ts";

/** Returns true if the code is right and was not used before, and marks it as used. */
export async function useAdminCode(db: Db, admin: AdminRow, given: string, now: Date): Promise<boolean> {
  const code = given.replaceAll(/\s/g, "");
  if (!admin.sealedTotpSecret || !/^\d{6}$/.test(code)) return false;
  const sealed = { sealedSecret: admin.sealedTotpSecret, memberId: admin.id };
  const step = await stepOfCode(db, sealed, code, now);
  return step !== undefined && spendTotpStep(db, admin.id, step);
}
