import { POLICY_TEXT, TERMS_VERSION } from "@cardplaza/contract/policies/policy-words";
import type { MemberContext } from "../../context.ts";
import { conflict } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockMember } from "../accounts/lock-member.ts";
import { recordConsents } from "../accounts/record-consents.ts";
import { showConsents } from "./consent-queries.ts";

/**
 * Records that the member agrees to the current documents. A member can only agree to a version that was
 * shown to them.
 */
export function agreeToTerms(ctx: MemberContext, version: string) {
  const { member, now } = ctx;
  if (version !== TERMS_VERSION) throw conflict(POLICY_TEXT.changedAgain);
  return inTransaction(ctx.db, async (tx) => {
    // Serialised, so that a double click leaves one record.
    await lockMember(tx, member.id);
    const { asked } = await showConsents(tx, member.id);
    // The changes are shown in English, whatever language the browser prefers.
    const given = { purposes: ["terms" as const], version, language: "en" };
    if (asked) await recordConsents(tx, member.id, given, now);
    return showConsents(tx, member.id);
  });
}
