import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { DAY_MS } from "@cardplaza/contract/time";
import { signPayment, signWebhook } from "../../../providers/payments/payment-signatures.ts";
import { createRazorpay } from "../../../providers/payments/razorpay.ts";
import {
  createRecord,
  newGatewayId,
  recordsUnder,
} from "../../../providers/payments/test-gateway-records.ts";
import { sharedTestApp, type Person, type TestApp } from "../../../testing/test-app.ts";
import { newId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import { NO_BILLING, requireProvider } from "./payment-queries.ts";
import { invoices, paymentOrders, payments } from "./payments.table.ts";
import { endPlanAt } from "../plan.fixtures.ts";
import { premiumPeriods } from "../plan.table.ts";

export const GATEWAY_SECRET = "a secret for tests";
export const PRICE = { amount: 1_999_900, currency: "INR" } as const;

const NOBODY_LISTENS = "http://127.0.0.1:9";

/** The product of a test file, with a test gateway whose secret the functions below know. */
export const appWithGateway = (settings: Record<string, string> = {}) =>
  sharedTestApp({ settings: { TEST_GATEWAY_SECRET: GATEWAY_SECRET, ...settings } });

export interface Confirmation {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** Requests an order as the checkout does, also where it is refused. */
export const requestOrder = (app: TestApp, as: Person | undefined, body: object = PRICE) =>
  app.send("POST", "/api/subscription/create-order", { as, body });

export async function orderOf(app: TestApp, as: Person): Promise<string> {
  const { json } = await app.call("POST", "/api/subscription/create-order", { as, body: PRICE });
  return json.order.id;
}

/** The response of a checkout that the gateway does not know about: no webhook follows. */
export const signed = (orderId: string, paymentId = newGatewayId("payment")): Confirmation => ({
  razorpay_payment_id: paymentId,
  razorpay_order_id: orderId,
  razorpay_signature: signPayment(GATEWAY_SECRET, orderId, paymentId),
});

/**
 * A second payment for the same order at the gateway, as when two tabs pay. The checkout itself takes an
 * order once.
 */
export async function secondPaymentOf(app: TestApp, orderId: string): Promise<Confirmation> {
  const fields = { order_id: orderId, ...PRICE, status: "captured", method: "test" };
  return signed(orderId, (await createRecord(app.db, "payment", fields, orderId)).id);
}

/** A second open order, as it was possible before a member had only one. */
export async function secondOrderOf(app: TestApp, { member }: Person): Promise<string> {
  const price = { amountPaise: PRICE.amount, currency: PRICE.currency };
  const { id: providerOrderId } = await requireProvider(app.services).createOrder({ ...price, receipt: "" });
  const row = { id: newId(), memberId: member.id, provider: "test" as const, providerOrderId, ...price };
  await app.db.insert(paymentOrders).values({ ...row, billing: NO_BILLING, createdAt: new Date() });
  return providerOrderId;
}

export const refundsOf = (app: TestApp, paymentId: string) => recordsUnder(app.db, "refund", paymentId);

/** Pays at the gateway over HTTP, as the script of the checkout does. */
export const atCheckout = (app: TestApp, orderId: string, outcome: "pay" | "fail" | "forge") =>
  app.call("POST", "/api/test-gateway/checkout", { body: { order_id: orderId, outcome } });

export const verify = (app: TestApp, as: Person, confirmation: object) =>
  app.send("POST", "/api/subscription/verify-payment", { as, body: confirmation });

/** A member who has paid at the gateway, so that the gateway can refund it. */
export async function payAtGateway(app: TestApp, as: Person): Promise<Confirmation> {
  const { json } = await atCheckout(app, await orderOf(app, as), "pay");
  expect((await verify(app, as, json)).status).toBe(200);
  return json;
}

/** Paid at the gateway, while its webhook cannot reach us. */
export async function payWithoutWebhook(app: TestApp, orderId: string): Promise<void> {
  app.services.payments.listeningAt(NOBODY_LISTENS);
  await atCheckout(app, orderId, "pay").finally(() => app.services.payments.listeningAt(app.url));
}

/** From here on the provider is what listens at this address, or nobody; the test puts the gateway back. */
export function moveProvider(app: TestApp, address = NOBODY_LISTENS): void {
  app.services.payments.provider = createRazorpay({
    name: "test",
    keyId: "key",
    keySecret: GATEWAY_SECRET,
    webhookSecret: GATEWAY_SECRET,
    checkoutScript: "",
    address: () => address,
  });
}

export async function sendWebhook(
  app: TestApp,
  event: object,
  { id = newGatewayId("payment"), signature }: { id?: string; signature?: string } = {},
) {
  const body = JSON.stringify(event);
  const response = await fetch(`${app.url}/api/subscription/webhook`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-razorpay-event-id": id,
      "x-razorpay-signature": signature ?? signWebhook(GATEWAY_SECRET, body),
    },
    body,
  });
  await response.text();
  return response.status;
}

export const captured = (orderId: string, paymentId: string, more: object = {}) => ({
  event: "payment.captured",
  payload: {
    payment: { entity: { id: paymentId, order_id: orderId, status: "captured", ...PRICE, ...more } },
  },
});

export const refunded = (orderId: string, paymentId: string, amount: number = PRICE.amount) => ({
  event: "refund.processed",
  payload: {
    refund: { entity: { id: "rfnd_1", payment_id: paymentId, amount } },
    payment: {
      entity: { id: paymentId, order_id: orderId, status: "refunded", ...PRICE, amount_refunded: amount },
    },
  },
});

export const planOf = async (app: TestApp, as: Person) =>
  (await app.call("GET", "/api/subscription/me", { as })).json;

/** A member who has paid and verified the payment. */
export async function buy(app: TestApp, as: Person): Promise<Confirmation> {
  const confirmation = signed(await orderOf(app, as));
  await verify(app, as, confirmation);
  return confirmation;
}

export const setBillingDetails = (app: TestApp, as: Person | undefined, body: object) =>
  app.send("PUT", "/api/subscription/billing-details", { as, body });

export async function invoiceOf(app: TestApp, { member }: Person) {
  return one(await app.db.select().from(invoices).where(eq(invoices.memberId, member.id)));
}

export const periodsOf = (app: TestApp, { member }: Person) =>
  app.db.select().from(premiumPeriods).where(eq(premiumPeriods.memberId, member.id));
export const paymentsOf = (app: TestApp, { member }: Person) =>
  app.db.select().from(payments).where(eq(payments.memberId, member.id));

/** Changes the member's plan so that this many days are left. */
export const leavePlanDays = (app: TestApp, person: Person, days: number) =>
  endPlanAt(app, person, new Date(Date.now() + days * DAY_MS));

/** The context of a job at another time. */
export const at = (app: TestApp, now: Date) => ({ ...app.services, now });
