import type { JobContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { PaymentRow } from "../payments/payments.table.ts";
import { recordRefund } from "./record-refund.ts";

/** Makes the provider refund a payment. Safe to repeat: one payment has one refund. */
export async function sendRefund(ctx: JobContext, payment: PaymentRow): Promise<void> {
  const { provider } = ctx.payments;
  if (!provider) return;
  const { providerPaymentId: id, amountPaise, currency } = payment;
  const refund = await provider.refund(id, amountPaise);
  // Usually it takes days, and the webhook reports it.
  if (refund.status !== "processed") return;
  const refunded = { id, orderId: "", amountPaise, currency, status: "refunded" as const };
  await inTransaction(ctx.db, (tx) => recordRefund(ctx, tx, provider, refunded, amountPaise));
}
