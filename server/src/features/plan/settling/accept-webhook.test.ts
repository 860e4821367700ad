import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "@cardplaza/contract/time";
import type { Person } from "../../../testing/test-app.ts";
import { reconcileOrders } from "./reconcile-orders.ts";
import {
  appWithGateway,
  at,
  atCheckout,
  captured,
  GATEWAY_SECRET,
  orderOf,
  paymentsOf,
  payWithoutWebhook,
  periodsOf,
  planOf,
  refunded,
  signed,
  sendWebhook,
  verify,
} from "../payments/payment.fixtures.ts";
import { eventually } from "../../../testing/eventually.ts";

const app = await appWithGateway();
let asha: Person;
let order: string;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
  order = await orderOf(app, asha);
});

let count = 0;
const paymentId = () => `pay_webhook${++count}`;
const isPremium = async () => (await planOf(app, asha)).plan === "premium";

describe("the webhook", () => {
  test("alone turns the plan on: the browser was closed after paying", async () => {
    await atCheckout(app, order, "pay");
    await eventually(async () => expect(await isPremium()).toBe(true));
    expect(await paymentsOf(app, asha)).toHaveLength(1);
  });

  test("repeated five times, at once and with other event ids, makes one subscription", async () => {
    const event = captured(order, paymentId());
    const statuses = await Promise.all([
      ...Array.from({ length: 5 }, () => sendWebhook(app, event, { id: `evt_${order}` })),
      ...Array.from({ length: 5 }, () => sendWebhook(app, event)),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([await periodsOf(app, asha), await paymentsOf(app, asha)]).toMatchObject([
      { length: 1 },
      { length: 1 },
    ]);
  });

  test("and the checkout's response, in any order and in parallel, make one subscription", async () => {
    const confirmation = signed(order);
    const event = captured(order, confirmation.razorpay_payment_id);
    await Promise.all([
      sendWebhook(app, event),
      ...Array.from({ length: 10 }, () => verify(app, asha, confirmation)),
      sendWebhook(app, event),
    ]);
    expect(await periodsOf(app, asha)).toHaveLength(1);
  });

  test.each([
    ["without a signature", ""],
    ["with a wrong one", "0".repeat(64)],
    ["with one that is no text of the kind", "नमस्ते".normalize("NFD").replace(/[^\x20-\x7e]/g, "x")],
  ])("is refused %s", async (_how, signature) => {
    expect(await sendWebhook(app, captured(order, paymentId()), { signature })).toBe(400);
    expect(await isPremium()).toBe(false);
  });

  test("signed with a payment's signature is refused", async () => {
    const { razorpay_payment_id: id, razorpay_signature: signature } = signed(order);
    expect(await sendWebhook(app, captured(order, id), { signature })).toBe(400);
    expect(await isPremium()).toBe(false);
  });

  test("whose body was changed after signing is refused", async () => {
    const response = await fetch(`${app.url}/api/subscription/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-razorpay-signature": "00" },
      body: JSON.stringify(captured(order, paymentId())),
    });
    expect(response.status).toBe(400);
  });

  test.each([{ amount: 100 }, { amount: 1_999_901 }, { currency: "USD" }, { status: "authorized" }])(
    "of a payment with %j gives nothing",
    async (more) => {
      expect(await sendWebhook(app, captured(order, paymentId(), more))).toBe(200);
      expect(await isPremium()).toBe(false);
    },
  );

  test("of an order that is not ours is accepted and has no effect", async () => {
    expect(await sendWebhook(app, captured("order_elsewhere", paymentId()))).toBe(200);
    expect(await isPremium()).toBe(false);
  });

  test("of a failed payment, before or after a good one, takes nothing away", async () => {
    const failed = { ...captured(order, paymentId(), { status: "failed" }), event: "payment.failed" };
    await sendWebhook(app, failed);
    expect(await isPremium()).toBe(false);
    await sendWebhook(app, captured(order, paymentId()));
    await sendWebhook(app, { ...failed });
    expect(await isPremium()).toBe(true);
  });

  test("of a refund that arrives before its payment leaves the plan off", async () => {
    const id = paymentId();
    await sendWebhook(app, refunded(order, id));
    await sendWebhook(app, captured(order, id));
    expect((await verify(app, asha, signed(order, id))).status).toBe(200);
    expect(await isPremium()).toBe(false);
    expect(await paymentsOf(app, asha)).toMatchObject([{ status: "refunded" }]);
  });

  test.each([
    "nonsense",
    "[]",
    '{"event": 5}',
    '{"event":"payment.captured","payload":{"payment":{"entity":{}}}}',
  ])("with %s as its signed body breaks nothing", async (body) => {
    const { signWebhook } = await import("../../../providers/payments/payment-signatures.ts");
    const headers = { "x-razorpay-signature": signWebhook(GATEWAY_SECRET, body) };
    const { status } = await fetch(`${app.url}/api/subscription/webhook`, { method: "POST", headers, body });
    expect([200, 400]).toContain(status);
  });
});

describe("reconciliation", () => {
  const inTenMinutes = () => new Date(Date.now() + 10 * MINUTE_MS);

  test("finds a payment without a webhook", async () => {
    // So that only the reconciliation can find the payment.
    await payWithoutWebhook(app, order);
    await reconcileOrders(at(app, new Date()));
    const fresh = await periodsOf(app, asha);
    await reconcileOrders(at(app, inTenMinutes()));
    await reconcileOrders(at(app, inTenMinutes()));
    expect([fresh, await periodsOf(app, asha)]).toMatchObject([{ length: 0 }, { length: 1 }]);
  });

  test("leaves an order that nobody paid, and lets it lapse", async () => {
    await atCheckout(app, order, "fail");
    await reconcileOrders(at(app, inTenMinutes()));
    await reconcileOrders(at(app, new Date(Date.now() + 6 * DAY_MS)));
    expect(await isPremium()).toBe(false);
  });
});
