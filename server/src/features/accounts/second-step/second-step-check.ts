import { and, eq, isNotNull } from "drizzle-orm";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import type { Context } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { secondSteps } from "../accounts.table.ts";
import { hashRecoveryCode } from "./second-step-recovery.ts";
import { unusedStepOf } from "./second-step-secret.ts";

/** A person with the password can start a sign-in many times, so wrong codes also count per account. */
const WRONG_CODES: CallLimit = { points: 20, seconds: 6 * 60 * 60, by: "account" };

export const wrongSecondStep = () =>
  invalid({ code: ACCOUNT_TEXT.wrongSecondStep }, ACCOUNT_TEXT.wrongSecondStep);

/**
 * Runs the work if the code of the app or a recovery code is right. The code is used up in the same
 * transaction.
 */
export async function withSecondStep<T>(
  ctx: Context,
  memberId: string,
  code: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await ctx.limits.take("second-step-codes", WRONG_CODES, memberId);
  const result = await inTransaction(ctx.db, async (tx) => {
    if (!(await useSecondStepCode(tx, memberId, code, ctx.now))) throw wrongSecondStep();
    return work(tx);
  });
  await ctx.limits.giveBack("second-step-codes", WRONG_CODES, memberId);
  return result;
}

async function useSecondStepCode(tx: Tx, memberId: string, typed: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(secondSteps)
    .where(and(eq(secondSteps.memberId, memberId), isNotNull(secondSteps.confirmedAt)))
    .for("no key update");
  if (!row) return false;
  const use = (change: Partial<typeof row>) =>
    tx.update(secondSteps).set(change).where(eq(secondSteps.memberId, memberId));
  const lastStep = await unusedStepOf(tx, { ...row, ownerId: memberId }, typed, now);
  if (lastStep !== undefined) {
    await use({ lastStep });
    return true;
  }
  const hash = hashRecoveryCode(typed);
  if (!row.recoveryHashes.includes(hash)) return false;
  await use({ recoveryHashes: row.recoveryHashes.filter((each) => each !== hash) });
  return true;
}
