import { and, desc, eq } from "drizzle-orm";
import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import type { BillingDetails } from "@cardplaza/contract/plan/subscription";
import type { Services } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { unavailable } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import type { PaymentProvider } from "../../../providers/payments/payment-provider.ts";
import {
  billingDetails,
  paymentOrders,
  payments,
  type PaymentOrder,
  type PaymentRow,
} from "./payments.table.ts";

export const NO_BILLING: BillingDetails = { name: "", address: "", state: null, gstin: "" };

/** Returns the provider, or refuses because payments are off. */
export function requireProvider({ payments: { provider } }: Pick<Services, "payments">): PaymentProvider {
  if (!provider) throw unavailable(PAYMENT_TEXT.off);
  return provider;
}

export async function findBilling(db: Db, memberId: string): Promise<BillingDetails> {
  const [row] = await db
    .select({ details: billingDetails.details })
    .from(billingDetails)
    .where(eq(billingDetails.memberId, memberId));
  return row?.details ?? NO_BILLING;
}

/** An order at this provider: one made with the test gateway is unknown to Razorpay. */
export async function findOrder(
  db: Db,
  provider: PaymentProvider,
  providerOrderId: string,
): Promise<PaymentOrder | undefined> {
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(
      and(eq(paymentOrders.providerOrderId, providerOrderId), eq(paymentOrders.provider, provider.name)),
    );
  return order;
}

export async function findOrderOf(
  db: Db,
  provider: PaymentProvider,
  memberId: string,
  providerOrderId: string,
): Promise<PaymentOrder | undefined> {
  const order = await findOrder(db, provider, providerOrderId);
  return order?.memberId === memberId ? order : undefined;
}

/** Call it under the lock of the member, so that the status does not change after the read. */
export async function reloadOrder(tx: Tx, id: string): Promise<PaymentOrder> {
  return one(await tx.select().from(paymentOrders).where(eq(paymentOrders.id, id)));
}

export async function findPayment(db: Db, providerPaymentId: string): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.providerPaymentId, providerPaymentId));
  return payment;
}

/** The newest first. */
export const listPayments = (db: Db, memberId: string): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.memberId, memberId)).orderBy(desc(payments.paidAt));
