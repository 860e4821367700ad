import { and, asc, eq, ne } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { NO_BILLING } from "./payments/payment-queries.ts";
import {
  billingDetails,
  invoices,
  paymentOrders,
  payments,
  refundRequests,
} from "./payments/payments.table.ts";
import { premiumPeriods } from "./plan.table.ts";

export const planPart: AccountPart = {
  kinds: {
    plan: (db, memberId) =>
      db
        .select({ startsAt: premiumPeriods.startsAt, endsAt: premiumPeriods.endsAt })
        .from(premiumPeriods)
        .where(eq(premiumPeriods.memberId, memberId))
        .orderBy(asc(premiumPeriods.startsAt)),
    payments: (db, memberId) =>
      db
        .select({
          paymentId: payments.providerPaymentId,
          amountPaise: payments.amountPaise,
          currency: payments.currency,
          status: payments.status,
          paidAt: payments.paidAt,
          refundedAt: payments.refundedAt,
          surplus: payments.surplus,
        })
        .from(payments)
        .where(eq(payments.memberId, memberId))
        .orderBy(asc(payments.paidAt)),
    invoices: (db, memberId) =>
      db
        .select({
          number: invoices.number,
          buyer: invoices.buyer,
          amountPaise: invoices.amountPaise,
          gst: invoices.gst,
          issuedAt: invoices.issuedAt,
        })
        .from(invoices)
        .where(eq(invoices.memberId, memberId))
        .orderBy(asc(invoices.issuedAt)),
    "billing-details": (db, memberId) =>
      db
        .select({ details: billingDetails.details, updatedAt: billingDetails.updatedAt })
        .from(billingDetails)
        .where(eq(billingDetails.memberId, memberId)),
    "refund-requests": (db, memberId) =>
      db
        .select({
          reason: refundRequests.reason,
          status: refundRequests.status,
          createdAt: refundRequests.createdAt,
          decisionReason: refundRequests.decisionReason,
        })
        .from(refundRequests)
        .where(eq(refundRequests.memberId, memberId))
        .orderBy(asc(refundRequests.id)),
  },
  // Payments and invoices are stored for eight years, as tax law requires.
  async erase(_ctx, tx, memberId) {
    await tx.delete(billingDetails).where(eq(billingDetails.memberId, memberId));
    await tx
      .update(paymentOrders)
      .set({ billing: NO_BILLING })
      .where(and(eq(paymentOrders.memberId, memberId), ne(paymentOrders.status, "paid")));
    await tx.update(refundRequests).set({ reason: "" }).where(eq(refundRequests.memberId, memberId));
  },
};
