import { eq } from "drizzle-orm";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { secondSteps } from "../accounts.table.ts";
import { wrongSecondStep } from "./second-step-check.ts";
import { mailAboutSecondStep } from "./second-step-mail.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./second-step-recovery.ts";
import { requireProof } from "./second-step-proof.ts";
import { unusedStepOf } from "./second-step-secret.ts";

/** From now on every sign-in asks for the app. The recovery codes are shown only here. */
export async function confirmSecondStep(ctx: MemberContext, code: string) {
  const { member, now } = ctx;
  requireProof(member);
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(ctx.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(secondSteps)
      .where(eq(secondSteps.memberId, member.id))
      .for("no key update");
    if (!row) throw wrongState(ACCOUNT_TEXT.secondStepNotSetUp);
    if (row.confirmedAt) throw wrongState(ACCOUNT_TEXT.secondStepOn);
    const lastStep = await unusedStepOf(tx, { ...row, ownerId: member.id }, code, now);
    if (lastStep === undefined) throw wrongSecondStep();
    await tx
      .update(secondSteps)
      .set({ confirmedAt: now, lastStep, recoveryHashes: recoveryCodes.map(hashRecoveryCode) })
      .where(eq(secondSteps.memberId, member.id));
    await mailAboutSecondStep(ctx, tx, member, "on");
  });
  return { recoveryCodes };
}
