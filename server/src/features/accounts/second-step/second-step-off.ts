import { eq } from "drizzle-orm";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { secondSteps } from "../accounts.table.ts";
import { withSecondStep } from "./second-step-check.ts";
import { mailAboutSecondStep } from "./second-step-mail.ts";
import { presentSecondStep } from "./second-step-queries.ts";

/** Being signed in is not enough: somebody at an unattended device must not switch the second step off. */
export async function switchSecondStepOff(ctx: MemberContext, code: string): Promise<void> {
  if (!(await presentSecondStep(ctx)).on) throw wrongState(ACCOUNT_TEXT.secondStepOff);
  await withSecondStep(ctx, ctx.member.id, code, async (tx) => {
    await tx.delete(secondSteps).where(eq(secondSteps.memberId, ctx.member.id));
    await mailAboutSecondStep(ctx, tx, ctx.member, "off");
  });
}
