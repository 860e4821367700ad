import { and, eq, isNull } from "drizzle-orm";
import { CLAIM_TEXT } from "@cardplaza/contract/directory/claims/claim-words";
import type { MoreForClaim } from "@cardplaza/contract/directory/claims/claims";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { requireOwnDocument } from "../../uploads/upload-queries.ts";
import { claimQuestions } from "./claim-questions.table.ts";
import { lockOwnClaim, requireListed } from "./claim-queries.ts";
import { claims } from "./claims.table.ts";
import { presentClaim } from "./present-claim.ts";

/** The claimant sends what we asked for, and the claim waits for an administrator again. */
export async function sendMore(ctx: MemberContext, id: string, { document, note }: MoreForClaim) {
  if (document) await requireOwnDocument(ctx.db, ctx.member.id, "document", document);
  return inTransaction(ctx.db, async (tx) => {
    const { claim, listing } = await lockOwnClaim(tx, ctx.member, id);
    if (claim.status !== "more_needed") throw wrongState(CLAIM_TEXT.nothingAsked);
    requireListed(listing);
    await tx
      .update(claimQuestions)
      .set({ note, document, answeredAt: ctx.now })
      .where(and(eq(claimQuestions.claimId, id), isNull(claimQuestions.answeredAt)));
    const row = one(
      await tx
        .update(claims)
        .set({ status: "verifying", reason: null, answerBy: null, updatedAt: ctx.now })
        .where(eq(claims.id, id))
        .returning(),
    );
    return presentClaim({ claim: row, listing });
  });
}
