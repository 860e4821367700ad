import { and, eq, isNull } from "drizzle-orm";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import type { MemberContext } from "../../../context.ts";
import { invalid, stale, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { members } from "../accounts.table.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { invalidateOneTimeLinks } from "../one-time-codes/one-time-links.ts";
import { hashPassword, passwordMatches, refuseWeakPassword } from "./passwords.ts";
import { mailAboutNewPassword } from "./mail-about-new-password.ts";

/** Sets a new password or the first one. Only the device of this call stays signed in. */
export async function changePassword(ctx: MemberContext, password: string, current = "") {
  const { db, now, member, session } = ctx;
  const { id, passwordHash: before } = member;
  if (before !== null && !(await passwordMatches(before, current))) {
    throw invalid({ current: ACCOUNT_TEXT.wrongCurrentPassword }, ACCOUNT_TEXT.wrongCurrentPassword);
  }
  if (!member.email) throw wrongState(ACCOUNT_TEXT.passwordNeedsEmail);
  refuseWeakPassword(password, member.email);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const unchanged = before === null ? isNull(members.passwordHash) : eq(members.passwordHash, before);
    const [changed] = await tx
      .update(members)
      .set({ passwordHash, updatedAt: now })
      .where(and(eq(members.id, id), unchanged))
      .returning();
    if (!changed) throw stale();
    await endSessions(ctx, tx, id, session.id);
    await invalidateOneTimeLinks(tx, id, ["reset", "second-step"], now);
    await mailAboutNewPassword(ctx, tx, changed);
  });
  return { message: ACCOUNT_TEXT.passwordChanged };
}
