import { and, eq } from "drizzle-orm";
import { ACCOUNT_TEXT, type SignedIn } from "@cardplaza/contract/accounts/accounts";
import type { ApiResponse } from "@cardplaza/contract/endpoint";
import type { Context } from "../../context.ts";
import { gone } from "../../platform/refusals.ts";
import { members } from "./accounts.table.ts";
import { signInResponse, completeSignIn } from "./complete-sign-in.ts";
import { notErased } from "./member-conditions.ts";
import { countWrongTry, findOneTimeLink, useOneTimeLink } from "./one-time-codes/one-time-links.ts";
import { withSecondStep } from "./second-step/second-step-check.ts";

const TRIES = 5;

/** Completes a sign-in that a password, a code or another service began. */
export async function signInWithSecondStep(
  ctx: Context,
  challenge: string,
  code: string,
): Promise<ApiResponse<SignedIn>> {
  const link = await findOneTimeLink(ctx.db, "second-step", challenge, ctx.now);
  // Counted before the code is checked, so that of a hundred parallel tries only five are checked.
  if (!link?.memberId || (await countWrongTry(ctx.db, link)) > TRIES) throw gone(ACCOUNT_TEXT.signInAgain);
  const { memberId } = link;
  const result = await withSecondStep(ctx, memberId, code, async (tx) => {
    const used = await useOneTimeLink(tx, "second-step", challenge, ctx.now);
    const [member] = await tx
      .select()
      .from(members)
      .where(and(eq(members.id, memberId), notErased()));
    if (!used || !member) throw gone(ACCOUNT_TEXT.signInAgain);
    return completeSignIn(ctx, tx, member, { secondStepDone: true });
  });
  return signInResponse(result);
}
