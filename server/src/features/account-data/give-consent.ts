import { eq } from "drizzle-orm";
import { TERMS_VERSION } from "@cardplaza/contract/accounts/accounts";
import type { MemberContext } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { consents, members } from "../accounts/accounts.table.ts";
import { isConsentGiven, showConsents, type Purpose } from "./consent-queries.ts";

/** Gives or withdraws a consent. Nothing is overwritten: the earlier state stays on record. */
export function giveConsent(ctx: MemberContext, { purpose, given }: { purpose: Purpose; given: boolean }) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    // Serialised, so that a double click leaves one record.
    await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for("no key update");
    if ((await isConsentGiven(tx, member.id, purpose)) !== given) {
      const record = { purpose, given, version: TERMS_VERSION, language: "en", at: now };
      await tx.insert(consents).values({ ...record, id: newId(now.getTime()), memberId: member.id });
    }
    return showConsents(tx, member.id);
  });
}
