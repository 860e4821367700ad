import { and, eq, inArray, isNull, lte, or, type SQL } from "drizzle-orm";
import { ERASED_PROSPECT, PROSPECT_DAYS, REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { AdminContext, MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { readPhone } from "../../../platform/phone-numbers.ts";
import { invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import { presentReferral } from "./present-referral.ts";
import { findReferralOf, lockReferralOf } from "./referral-queries.ts";
import { referralEvents, referrals } from "./referrals.table.ts";

/** The prospect asked the giver or the receiver. */
export function eraseProspect(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    await lockReferralOf(tx, ctx.member.id, id);
    await eraseProspects(tx, eq(referrals.id, id), ctx.now);
    return presentReferral({ ...ctx, db: tx }, await findReferralOf(tx, ctx.member.id, id));
  });
}

interface DataRequest {
  phone?: string;
  email?: string;
  reason: string;
}

/** The prospect asked us: they are erased from all referrals. The log says how many, but not who it was. */
export function eraseProspectAsAdmin(ctx: AdminContext, { phone, email, reason }: DataRequest) {
  const number = phone === undefined ? undefined : readPhone(phone);
  const same = [
    number ? eq(referrals.prospectPhone, number) : undefined,
    email ? eq(referrals.prospectEmail, email) : undefined,
  ].filter((each) => each !== undefined);
  if (same.length === 0) throw invalid({ phone: REFERRAL_TEXT.needContact });
  return asAdmin(ctx, async (tx, record) => {
    const erased = await eraseProspects(tx, or(...same)!, ctx.now);
    record({
      action: "prospect.erase",
      targetType: "prospect",
      targetId: "",
      after: { erased },
      reason,
      destructive: true,
    });
    return { erased };
  });
}

/** With the texts that were written about them: these may name them too. Returns how many referrals had them. */
export async function eraseProspects(tx: Tx, which: SQL, now: Date): Promise<number> {
  const rows = await tx
    .update(referrals)
    .set({ ...erased(now), need: "" })
    .where(which)
    .returning({ id: referrals.id });
  const ids = rows.map(({ id }) => id);
  await tx.update(referralEvents).set({ text: "" }).where(inArray(referralEvents.referralId, ids));
  return ids.length;
}

/** Every night: how to reach a prospect is stored for 180 days after the end. What was needed stays with the two. */
export async function eraseOldProspects(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PROSPECT_DAYS * DAY_MS);
  await db
    .update(referrals)
    .set(erased(now))
    .where(and(isNull(referrals.prospectErasedAt), lte(referrals.endedAt, before)));
}

const erased = (now: Date) => ({
  prospectName: ERASED_PROSPECT,
  prospectPhone: "",
  prospectEmail: "",
  prospectErasedAt: now,
});
