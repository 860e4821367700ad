import { PAYMENT_TEXT, REFUND_WITHIN_DAYS } from "@cardplaza/contract/plan/payment-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { conflict, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { listPayments } from "../payments/payment-queries.ts";
import { refundRequests, type PaymentRow } from "../payments/payments.table.ts";
import { presentRefund } from "./present-refund.ts";

export const refundableUntil = ({ paidAt }: PaymentRow) =>
  new Date(paidAt.getTime() + REFUND_WITHIN_DAYS * DAY_MS);

/** A surplus payment is refunded without a request. */
export const isRefundable = ({ status, surplus }: PaymentRow) => status === "captured" && !surplus;

/** Requests a refund of the newest payment; an administrator decides. */
export async function requestRefund(ctx: MemberContext, reason: string) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const payment = (await listPayments(tx, member.id)).find(isRefundable);
    if (!payment) throw wrongState(PAYMENT_TEXT.nothingToRefund);
    if (refundableUntil(payment) < now) throw wrongState(PAYMENT_TEXT.refundTooLate);
    const row = {
      id: newId(now.getTime()),
      paymentId: payment.id,
      memberId: member.id,
      reason,
      createdAt: now,
    };
    const [request] = await tx
      .insert(refundRequests)
      .values({ ...row, status: "requested" })
      .onConflictDoNothing()
      .returning();
    if (!request) throw conflict(PAYMENT_TEXT.refundAsked);
    return { refund: presentRefund(request, payment.providerPaymentId) };
  });
}
