import { and, eq } from "drizzle-orm";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import type { Context } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { unauthenticated } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { members } from "../accounts.table.ts";
import { signInResponse, completeSignIn } from "../complete-sign-in.ts";
import { passwordMatches } from "./passwords.ts";
import { countPasswordTry } from "../sign-in-limits.ts";

/**
 * The same response after the same work for an unknown address, a wrong password and an account without one.
 */
export async function signInWithPassword(ctx: Context, email: string, password: string) {
  const takeBack = await countPasswordTry(ctx, email);
  const passwordHash = await passwordHashOf(ctx.db, email);
  const right = await passwordMatches(passwordHash, password);
  if (!right || !passwordHash) throw wrong();
  const result = await inTransaction(ctx.db, async (tx) => {
    // A reset in the meantime makes this password invalid.
    const unchanged = and(eq(members.email, email), eq(members.passwordHash, passwordHash));
    const [member] = await tx.select().from(members).where(unchanged).for("no key update");
    if (!member) throw wrong();
    return completeSignIn(ctx, tx, member);
  });
  await takeBack();
  return signInResponse(result);
}

const wrong = () => unauthenticated(ACCOUNT_TEXT.wrongPassword);

async function passwordHashOf(db: Db, email: string): Promise<string | null | undefined> {
  const [found] = await db
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.email, email));
  return found?.passwordHash;
}
