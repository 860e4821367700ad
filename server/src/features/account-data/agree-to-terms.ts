import { eq } from "drizzle-orm";
import { POLICY_TEXT, TERMS_VERSION } from "@cardplaza/contract/policies/policy-words";
import type { MemberContext } from "../../context.ts";
import { conflict } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { members } from "../accounts/accounts.table.ts";
import { recordConsents } from "../accounts/record-consents.ts";
import { showConsents } from "./consent-queries.ts";

/** Adds that the member agrees to the documents as they stand. Nobody agrees to a version that he was not shown. */
export function agreeToTerms(ctx: MemberContext, version: string) {
  const { member, now } = ctx;
  if (version !== TERMS_VERSION) throw conflict(POLICY_TEXT.changedAgain);
  return inTransaction(ctx.db, async (tx) => {
    // One after the other, so that a double press leaves one record.
    await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for("no key update");
    const { asked } = await showConsents(tx, member.id);
    // What is new is shown in English, whatever else the browser would prefer.
    const given = { purposes: ["terms" as const], version, language: "en" };
    if (asked) await recordConsents(tx, member.id, given, now);
    return showConsents(tx, member.id);
  });
}
