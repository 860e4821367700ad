import { and, eq, isNotNull } from "drizzle-orm";
import { SIGNUP_CODE_MINUTES, type SignedIn } from "@cardplaza/contract/accounts/accounts";
import { ApiResponse } from "@cardplaza/contract/endpoint";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { members, type Member } from "./accounts.table.ts";
import { signInResponse, completeSignIn } from "./complete-sign-in.ts";
import { useOneTimeCode } from "./one-time-codes/one-time-codes.ts";
import { makeOneTimeLink } from "./one-time-codes/one-time-links.ts";
import { ownerOfProvenEmail } from "./prove-email.ts";

type Verified = SignedIn | { signupCode: string };

/** Signs the owner of the destination in, or returns a sign-up code for a new account. */
export async function verifyCode(
  ctx: Context,
  requestId: string,
  code: string,
): Promise<ApiResponse<Verified>> {
  const { db, now } = ctx;
  const { channel, destination } = await useOneTimeCode(db, { id: requestId, purpose: "sign-in" }, code, now);
  const result = await inTransaction(db, async (tx) => {
    const owner =
      channel === "email"
        ? await ownerOfProvenEmail(ctx, tx, destination)
        : await ownerOfProvenMobile(tx, destination);
    if (owner) return completeSignIn(ctx, tx, owner);
    const data = { channel, destination };
    return {
      signupCode: await makeOneTimeLink(tx, { kind: "sign-up", data, minutes: SIGNUP_CODE_MINUTES, now }),
    };
  });
  return "signupCode" in result ? new ApiResponse(result, {}) : signInResponse(result);
}

async function ownerOfProvenMobile(tx: Tx, mobile: string): Promise<Member | undefined> {
  const [owner] = await tx
    .select()
    .from(members)
    .where(and(eq(members.mobile, mobile), isNotNull(members.mobileProvenAt)))
    .for("no key update");
  return owner;
}
