import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { removeAllPoints } from "../points/record-points.ts";
import { thankYous, type ReferralRow } from "./referrals.table.ts";

/**
 * A win that was corrected did not happen, and neither did the business for which its receiver thanked: the thank-you
 * goes with the points of both. After another win the receiver can thank again. The caller has locked the referral.
 */
export async function takeBackWin(tx: Tx, { id }: Pick<ReferralRow, "id">): Promise<void> {
  // Before the points: who changes a thank-you has locked it when they count it.
  const taken = await tx
    .delete(thankYous)
    .where(eq(thankYous.referralId, id))
    .returning({ id: thankYous.id });
  await removeAllPoints(tx, [
    { kind: "referral_won", sourceId: id },
    ...taken.map((thanks) => ({ kind: "thank_you" as const, sourceId: thanks.id })),
  ]);
}
