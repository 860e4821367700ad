import { eq } from "drizzle-orm";
import { CLAIM_MORE_DAYS } from "@cardplaza/contract/directory/claims/claim-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import { claimQuestions } from "./claim-questions.table.ts";
import { claims, type ClaimOnListing } from "./claims.table.ts";

/** The claim waits for the claimant, who is told what is missing. */
export async function askClaimant(
  { admin, now }: AdminContext,
  tx: Tx,
  { claim, listing }: ClaimOnListing,
  question: string,
): Promise<ClaimOnListing> {
  await tx.insert(claimQuestions).values({
    id: newId(now.getTime()),
    claimId: claim.id,
    askedBy: admin.id,
    question,
    askedAt: now,
  });
  const row = one(
    await tx
      .update(claims)
      .set({
        status: "more_needed",
        reason: question,
        answerBy: new Date(now.getTime() + CLAIM_MORE_DAYS * DAY_MS),
        updatedAt: now,
      })
      .where(eq(claims.id, claim.id))
      .returning(),
  );
  return { claim: row, listing };
}
