import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { PaymentProvider, ProviderPayment } from "../../../providers/payments/payment-provider.ts";
import { changed } from "../../../registry/changed.ts";
import { notify } from "../../notifications/notify.ts";
import { cutPeriod } from "../cut-period.ts";
import { isOpen } from "../payments/open-order.ts";
import { lockMember } from "../../accounts/lock-member.ts";
import { findOrder, findPayment } from "../payments/payment-queries.ts";
import { paymentOrders, payments, refundRequests } from "../payments/payments.table.ts";
import type { PlanContext } from "../plan-context.ts";

/** The money was refunded, so the plan that it bought ends. What the member made with it stays. */
export async function recordRefund(
  ctx: PlanContext,
  tx: Tx,
  provider: PaymentProvider,
  { id: providerPaymentId, orderId, amountPaise }: ProviderPayment,
  refundedPaise: number,
): Promise<void> {
  // After a partial refund the rest is still paid.
  if (refundedPaise < amountPaise) {
    ctx.log.warn({ paymentId: providerPaymentId }, "a payment was refunded in part; the plan goes on");
    return;
  }
  const known = await findPayment(tx, providerPaymentId);
  const memberId = known?.memberId ?? (await findOrder(tx, provider, orderId))?.memberId;
  if (!memberId) return;
  await lockMember(tx, memberId);
  const payment = await findPayment(tx, providerPaymentId);
  if (!payment) return insertRefundedPayment(ctx, tx, provider, orderId, providerPaymentId);
  if (payment.status === "refunded") return;

  await tx
    .update(payments)
    .set({ status: "refunded", refundedAt: ctx.now })
    .where(eq(payments.id, payment.id));
  // A surplus payment bought no plan, and the member was notified when it arrived.
  if (payment.surplus) return;
  await tx.update(refundRequests).set({ status: "refunded" }).where(eq(refundRequests.paymentId, payment.id));
  await cutPeriod(tx, payment.id, ctx.now);
  await changed(ctx, tx, "member", [memberId]);
  await notify(ctx, tx, {
    to: memberId,
    news: "plan.refund",
    with: { what: "refunded" },
    targetUrl: "/profile?tab=plan",
    about: `refund:${payment.id}`,
  });
}

// The refund arrived before its payment. Saved, so that the payment starts no plan when it arrives.
async function insertRefundedPayment(
  { now }: PlanContext,
  tx: Tx,
  provider: PaymentProvider,
  orderId: string,
  providerPaymentId: string,
): Promise<void> {
  const order = await findOrder(tx, provider, orderId);
  if (!order) return;
  const { id, memberId, amountPaise, currency } = order;
  const row = { id: newId(now.getTime()), orderId: id, memberId, providerPaymentId, amountPaise, currency };
  const surplus = !isOpen(order);
  // The provider accepts no second payment for it, so the next purchase needs a new order.
  if (!surplus) await tx.update(paymentOrders).set({ status: "paid" }).where(eq(paymentOrders.id, id));
  await tx
    .insert(payments)
    .values({ ...row, surplus, status: "refunded", paidAt: now, refundedAt: now })
    .onConflictDoNothing();
}
