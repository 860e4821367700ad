import { TERMS_VERSION } from "@cardplaza/contract/accounts/accounts";
import type { MemberContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockMember } from "../accounts/lock-member.ts";
import { recordConsents } from "../accounts/record-consents.ts";
import { isConsentGiven, showConsents, type Purpose } from "./consent-queries.ts";

/** Gives or withdraws a consent. Nothing is overwritten: the earlier state stays on record. */
export function giveConsent(ctx: MemberContext, { purpose, given }: { purpose: Purpose; given: boolean }) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    // Serialised, so that a double click leaves one record.
    await lockMember(tx, member.id);
    if ((await isConsentGiven(tx, member.id, purpose)) !== given) {
      const consent = { purposes: [purpose], given, version: TERMS_VERSION, language: "en" };
      await recordConsents(tx, member.id, consent, now);
    }
    return showConsents(tx, member.id);
  });
}
