import { desc, eq } from "drizzle-orm";
import type { Invoice, Payment, Subscription } from "@cardplaza/contract/plan/subscription";
import type { z } from "zod";
import type { MemberContext } from "../../context.ts";
import { findBilling, listPayments } from "./payments/payment-queries.ts";
import {
  invoices,
  refundRequests,
  type InvoiceRow,
  type PaymentRow,
  type RefundRequestRow,
} from "./payments/payments.table.ts";
import { canBuy, findPlanTime } from "./plan-queries.ts";
import { presentRefund } from "./refunds/present-refund.ts";
import { isRefundable, refundableUntil } from "./refunds/request-refund.ts";

/** The member's own plan with all its payments. */
export async function showSubscription(ctx: MemberContext): Promise<z.input<typeof Subscription>> {
  const { db, member, now } = ctx;
  const { provider } = ctx.payments;
  const [time, buyable, paid, issued, refunds, billing] = await Promise.all([
    findPlanTime(db, member.id, now),
    canBuy(db, member.id, now),
    listPayments(db, member.id),
    db.select().from(invoices).where(eq(invoices.memberId, member.id)).orderBy(desc(invoices.issuedAt)),
    db
      .select()
      .from(refundRequests)
      .where(eq(refundRequests.memberId, member.id))
      .orderBy(desc(refundRequests.id)),
    findBilling(db, member.id),
  ]);
  const nameOf = (id: string) => paid.find((payment) => payment.id === id)?.providerPaymentId ?? "";
  return {
    plan: time ? "premium" : "free",
    since: time?.since ?? null,
    until: time?.until ?? null,
    canBuy: buyable,
    payments: paid.map(presentPayment),
    invoices: issued.map((invoice) => presentInvoice(invoice, nameOf(invoice.paymentId))),
    refunds: refunds.map((request) => presentRefund(request, nameOf(request.paymentId))),
    refundUntil: refundUntil(paid, refunds, now),
    billing,
    checkout: provider && {
      key: provider.keyId,
      script: provider.checkoutScript,
      test: provider.name === "test",
    },
  };
}

function refundUntil(paid: PaymentRow[], refunds: RefundRequestRow[], now: Date): Date | null {
  const newest = paid.find(isRefundable);
  if (!newest || refunds.some(({ paymentId }) => paymentId === newest.id)) return null;
  const until = refundableUntil(newest);
  return until > now ? until : null;
}

const presentPayment = (payment: PaymentRow): z.input<typeof Payment> => ({
  _id: payment.id,
  paymentId: payment.providerPaymentId,
  amount: payment.amountPaise,
  currency: payment.currency,
  status: payment.status,
  paidAt: payment.paidAt,
  refundedAt: payment.refundedAt,
  ...(payment.surplus ? { surplus: true as const } : {}),
});

const presentInvoice = (invoice: InvoiceRow, paymentId: string): z.input<typeof Invoice> => ({
  _id: invoice.id,
  number: invoice.number,
  amount: invoice.amountPaise,
  issuedAt: invoice.issuedAt,
  paymentId,
  url: `/api/subscription/invoices/${invoice.id}.pdf`,
});
