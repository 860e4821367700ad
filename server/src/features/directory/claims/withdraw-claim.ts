import { eq } from "drizzle-orm";
import { CLAIM_TEXT, isOpenClaim } from "@cardplaza/contract/directory/claims/claim-words";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { lockOwnClaim } from "./claim-queries.ts";
import { claims } from "./claims.table.ts";
import { presentClaim } from "./present-claim.ts";

/** A repeated call changes nothing. */
export function withdrawClaim(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { claim, listing } = await lockOwnClaim(tx, ctx.member, id);
    if (claim.status === "withdrawn") return presentClaim({ claim, listing });
    if (!isOpenClaim(claim.status)) throw wrongState(CLAIM_TEXT.decided);
    const row = one(
      await tx
        .update(claims)
        .set({ status: "withdrawn", codeId: null, decidedAt: ctx.now, updatedAt: ctx.now })
        .where(eq(claims.id, id))
        .returning(),
    );
    return presentClaim({ claim: row, listing });
  });
}
