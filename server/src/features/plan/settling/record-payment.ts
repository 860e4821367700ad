import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { isOpen } from "../payments/open-order.ts";
import { lockMember } from "../../accounts/lock-member.ts";
import { findPayment, reloadOrder } from "../payments/payment-queries.ts";
import { payments, type PaymentOrder, type PaymentRow } from "../payments/payments.table.ts";
import type { PlanContext } from "../plan-context.ts";
import { canBuy } from "../plan-queries.ts";
import { returnSurplus } from "../refunds/return-surplus.ts";
import { startPremium } from "../start-premium.ts";

/**
 * Records a payment exactly once: the checkout, the webhook and the reconciliation may all report the same
 * one, in any order and many times. It buys a year, or it is refunded if nothing can be bought with it.
 * Returns the record, which may belong to another order.
 */
export async function recordPayment(
  ctx: PlanContext,
  tx: Tx,
  { id: orderId, memberId }: PaymentOrder,
  providerPaymentId: string,
): Promise<PaymentRow> {
  const { now } = ctx;
  // Every change of a member's plan takes this lock first, so that two changes cannot overlap.
  const member = await lockMember(tx, memberId);
  if (!member) throw new Error("The member of this order is gone");
  const known = await findPayment(tx, providerPaymentId);
  if (known) return known;
  // Read under the lock: another payment may have been recorded while we waited.
  const order = await reloadOrder(tx, orderId);
  const buys = isOpen(order) && (await canBuy(tx, memberId, now));
  const { amountPaise, currency } = order;
  const row = { id: newId(now.getTime()), orderId, memberId, providerPaymentId, amountPaise, currency };
  const [payment] = await tx
    .insert(payments)
    .values({ ...row, status: "captured", surplus: !buys, paidAt: now })
    .onConflictDoNothing({ target: payments.providerPaymentId })
    .returning();
  if (!payment) return recordedMeanwhile(tx, providerPaymentId);
  if (buys) await startPremium(ctx, tx, member, order, payment);
  else await returnSurplus(ctx, tx, member, payment);
  return payment;
}

// Recorded under the lock of another member, for whose order it was reported.
async function recordedMeanwhile(tx: Tx, providerPaymentId: string): Promise<PaymentRow> {
  const payment = await findPayment(tx, providerPaymentId);
  if (!payment) throw new Error("The payment was neither recorded nor found");
  return payment;
}
