import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import type { MemberContext } from "../../../context.ts";
import { conflict, invalid, notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findOrderOf, requireProvider } from "../payments/payment-queries.ts";
import { isPremium } from "../plan-queries.ts";
import { recordPayment } from "./record-payment.ts";

interface Confirmation {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** Checks the result of the checkout against our own order of that member. */
export async function verifyPayment(ctx: MemberContext, given: Confirmation) {
  const provider = requireProvider(ctx);
  const order = await findOrderOf(ctx.db, provider, ctx.member.id, given.razorpay_order_id);
  if (!order) throw notFound();
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = given;
  if (!provider.isPaymentSigned(order.providerOrderId, paymentId, signature))
    throw invalid({ razorpay_signature: PAYMENT_TEXT.unsigned }, PAYMENT_TEXT.notVerified);
  const payment = await inTransaction(ctx.db, (tx) => recordPayment(ctx, tx, order, paymentId));
  if (payment.orderId !== order.id)
    throw invalid({ razorpay_payment_id: PAYMENT_TEXT.otherOrder }, PAYMENT_TEXT.notVerified);
  // Refused, because the page would otherwise welcome a member who got nothing for it.
  if (payment.surplus && !(await isPremium(ctx.db, ctx.member.id, ctx.now)))
    throw conflict(PAYMENT_TEXT.goesBack);
  return { success: true as const };
}
