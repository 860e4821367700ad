import { eq } from "drizzle-orm";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import type { Context } from "../../../context.ts";
import { invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { members } from "../accounts.table.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { findOneTimeLink, useOneTimeLink, invalidateOneTimeLinks } from "../one-time-codes/one-time-links.ts";
import { hashPassword, refuseWeakPassword } from "./passwords.ts";
import { ownerOfProvenEmail } from "../prove-email.ts";
import { mailAboutNewPassword } from "./mail-about-new-password.ts";

/**
 * The link proves that the visitor reads mail to this address. All sessions, reset links and unfinished
 * sign-ins end.
 */
export async function resetPassword(ctx: Context, code: string, password: string) {
  const { db, now } = ctx;
  const email = (await findOneTimeLink(db, "reset", code, now))?.data.email;
  if (email === undefined) throw badLink();
  refuseWeakPassword(password, email);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const owner = await ownerOfProvenEmail(ctx, tx, email);
    const link = await useOneTimeLink(tx, "reset", code, now);
    // The address may belong to another account by now.
    if (!owner || link?.memberId !== owner.id) throw badLink();
    await tx.update(members).set({ passwordHash, updatedAt: now }).where(eq(members.id, owner.id));
    await endSessions(ctx, tx, owner.id);
    await invalidateOneTimeLinks(tx, owner.id, ["reset", "second-step"], now);
    await mailAboutNewPassword(ctx, tx, owner);
  });
  return { message: ACCOUNT_TEXT.passwordChanged };
}

const badLink = () => invalid({ code: ACCOUNT_TEXT.badResetLink }, ACCOUNT_TEXT.badResetLink);
