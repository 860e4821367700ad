import type { BillingDetails } from "@cardplaza/contract/plan/subscription";
import type { MemberContext } from "../../../context.ts";
import { billingDetails } from "../payments/payments.table.ts";

/** The recipient of the next invoice. Issued invoices stay as they are. */
export async function changeBillingDetails({ db, member, now }: MemberContext, details: BillingDetails) {
  await db
    .insert(billingDetails)
    .values({ memberId: member.id, details, updatedAt: now })
    .onConflictDoUpdate({ target: billingDetails.memberId, set: { details, updatedAt: now } });
  return details;
}
