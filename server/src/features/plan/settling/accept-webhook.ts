import type { SignedMessage } from "@cardplaza/contract/endpoint";
import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import type { Context } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { unavailable } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { PaymentProvider, ProviderPayment } from "../../../providers/payments/payment-provider.ts";
import { asPayment } from "../../../providers/payments/razorpay.ts";
import { readPaymentEvent, type PaymentEvent } from "../payments/payment-event.ts";
import { findPayment, requireProvider } from "../payments/payment-queries.ts";
import { paymentEvents } from "../payments/payments.table.ts";
import { settlePayment } from "./settle-payment.ts";
import { recordRefund } from "../refunds/record-refund.ts";

/** Events from the provider. Each may arrive late, twice or out of order. */
export async function acceptWebhook(ctx: Context, { bytes, headers }: SignedMessage) {
  const provider = requireProvider(ctx);
  const event = readPaymentEvent(provider, bytes, headers);
  const payment = await paymentIn(ctx, provider, event);
  await inTransaction(ctx.db, async (tx) => {
    const [fresh] = await tx
      .insert(paymentEvents)
      .values({ id: event.id, event: event.event, receivedAt: ctx.now })
      .onConflictDoNothing()
      .returning();
    if (fresh && payment) await actOn(ctx, tx, provider, event, payment);
  });
  return { success: true as const };
}

async function actOn(
  ctx: Context,
  tx: Tx,
  provider: PaymentProvider,
  { event, payload }: PaymentEvent,
  payment: ProviderPayment,
): Promise<void> {
  // A failed payment changes nothing: the member may try again with the same order.
  if (event === "payment.captured" || event === "order.paid") await settlePayment(ctx, tx, provider, payment);
  if (event === "refund.processed" && payload.refund) {
    const refundedPaise = payload.payment?.entity.amount_refunded ?? payload.refund.entity.amount;
    await recordRefund(ctx, tx, provider, payment, refundedPaise);
  }
}

// A refund event may lack its payment. Then we take it from our records, or from the provider.
async function paymentIn(
  ctx: Context,
  provider: PaymentProvider,
  { payload }: PaymentEvent,
): Promise<ProviderPayment | undefined> {
  if (payload.payment) return asPayment(payload.payment.entity);
  if (!payload.refund) return undefined;
  const { payment_id: id } = payload.refund.entity;
  const known = await findPayment(ctx.db, id);
  if (known)
    return { id, orderId: "", amountPaise: known.amountPaise, currency: known.currency, status: "captured" };
  return provider.findPayment(id).catch((error: unknown) => {
    ctx.log.warn({ error }, "payment of a refund not found");
    throw unavailable(PAYMENT_TEXT.unreachable);
  });
}
