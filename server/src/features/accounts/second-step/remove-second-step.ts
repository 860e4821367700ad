import { eq } from "drizzle-orm";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { secondSteps, type Member } from "../accounts.table.ts";
import { mailAboutSecondStep } from "./second-step-mail.ts";

/** For a member who has lost phone and recovery codes and has shown who they are. */
export async function removeSecondStep(ctx: AdminContext, tx: Tx, member: Member): Promise<void> {
  await tx.delete(secondSteps).where(eq(secondSteps.memberId, member.id));
  await mailAboutSecondStep(ctx, tx, member, "off by support");
}
