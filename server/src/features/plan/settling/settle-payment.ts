import type { Tx } from "../../../platform/database.ts";
import type { PaymentProvider, ProviderPayment } from "../../../providers/payments/payment-provider.ts";
import { findOrder } from "../payments/payment-queries.ts";
import type { PlanContext } from "../plan-context.ts";
import { recordPayment } from "./record-payment.ts";

/** Records a payment at the provider if it is for one of our orders and has its price. */
export async function settlePayment(
  ctx: PlanContext,
  tx: Tx,
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<void> {
  const order = await findOrder(tx, provider, payment.orderId);
  // The seller's account at the provider may be used for other products too.
  if (!order || payment.status !== "captured") return;
  if (payment.amountPaise !== order.amountPaise || payment.currency !== order.currency) {
    ctx.log.error(
      { orderId: order.id, paymentId: payment.id },
      "a payment has another amount than its order",
    );
    return;
  }
  const taken = await recordPayment(ctx, tx, order, payment.id);
  if (taken.orderId !== order.id)
    ctx.log.error({ orderId: order.id, paymentId: payment.id }, "a payment is recorded for another order");
}
