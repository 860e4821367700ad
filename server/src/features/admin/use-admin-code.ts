import { and, eq, lt } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { stepOfCode } from "../accounts/second-step/second-step-secret.ts";
import { admins, type AdminRow } from "../audit/admin.table.ts";

/** Returns true if the code is right and was not used before, and marks it as used. */
export async function useAdminCode(db: Db, admin: AdminRow, given: string, now: Date): Promise<boolean> {
  const code = given.replaceAll(/\s/g, "");
  if (!admin.sealedTotpSecret || !/^\d{6}$/.test(code)) return false;
  const sealed = { sealedSecret: admin.sealedTotpSecret, memberId: admin.id };
  const step = await stepOfCode(db, sealed, code, now);
  if (step === undefined) return false;
  const [used] = await db
    .update(admins)
    .set({ totpLastStep: step })
    .where(and(eq(admins.id, admin.id), lt(admins.totpLastStep, step)))
    .returning({ id: admins.id });
  return used !== undefined;
}
