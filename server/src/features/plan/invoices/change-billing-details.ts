import type { BillingDetails } from "@cardplaza/contract/plan/subscription";
import type { MemberContext } from "../../../context.ts";
import { billingDetails } from "../payments/payments.table.ts";

/** Whom the next invoice is made out to. Those that are issued stay as they are. */
export async function changeBillingDetails({ db, member, now }: MemberContext, details: BillingDetails) {
  await db
    .insert(billingDetails)
    .values({ memberId: member.id, details, updatedAt: now })
    .onConflictDoUpdate({ target: billingDetails.memberId, set: { details, updatedAt: now } });
  return details;
}
