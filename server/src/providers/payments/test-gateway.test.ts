import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import { sharedTestApp, startTestApp } from "../../testing/test-app.ts";
import { ProviderRefused } from "./payment-provider.ts";
import { createRazorpay } from "./razorpay.ts";
import { TEST_KEY_ID } from "./test-gateway.ts";

const SECRET = "a secret for tests";
const PRICE = { amountPaise: 1_999_900, currency: "INR", receipt: "receipt" };

const app = await sharedTestApp({ settings: { TEST_GATEWAY_SECRET: SECRET } });

/** Razorpay's own package, pointed at the gateway. */
const client = (keySecret = SECRET) =>
  createRazorpay({
    name: "test",
    keyId: TEST_KEY_ID,
    keySecret,
    webhookSecret: keySecret,
    checkoutScript: "",
    address: () => `${app.url}/api/test-gateway`,
  });
const atCheckout = (order_id: string, outcome: string) =>
  app.call("POST", "/api/test-gateway/checkout", { body: { order_id, outcome } });

describe("the test gateway, called by Razorpay's own package", () => {
  test("creates orders, signs payments and refunds each payment once", async () => {
    const razorpay = client();
    const order = await razorpay.createOrder(PRICE);
    expect(order).toEqual({
      id: expect.stringMatching(/^order_Test/),
      amountPaise: 1_999_900,
      currency: "INR",
    });
    expect(await razorpay.paymentsOf(order.id)).toEqual([]);
    const { json } = await atCheckout(order.id, "pay");
    const { razorpay_payment_id: id, razorpay_signature: signature } = json;
    expect(razorpay.isPaymentSigned(order.id, id, signature)).toBe(true);
    expect(razorpay.isPaymentSigned(order.id, "pay_other", signature)).toBe(false);
    const payment = { id, orderId: order.id, amountPaise: 1_999_900, currency: "INR", status: "captured" };
    expect([await razorpay.findPayment(id), await razorpay.paymentsOf(order.id)]).toEqual([
      payment,
      [payment],
    ]);
    const refund = await razorpay.refund(id, 1_999_900);
    expect(refund).toMatchObject({ id: expect.stringMatching(/^rfnd_Test/), status: "processed" });
    expect(await razorpay.refund(id, 1_999_900)).toEqual(refund);
    expect((await razorpay.findPayment(id)).status).toBe("refunded");
  });

  test("allows another payment after a failed one, but takes an order once", async () => {
    const { id } = await client().createOrder(PRICE);
    const failed = await atCheckout(id, "fail");
    expect([failed.status, failed.json.error.description]).toEqual([
      400,
      "The test bank declined this payment",
    ]);
    const tries = await Promise.all(Array.from({ length: 5 }, () => atCheckout(id, "pay")));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    const statuses = (await client().paymentsOf(id)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["captured", "failed"]);
  });

  test("refuses another key, an unknown payment and an unknown outcome", async () => {
    await expect(client("another secret").createOrder(PRICE)).rejects.toThrow(ProviderRefused);
    await expect(client().findPayment("pay_unknown")).rejects.toThrow(ProviderRefused);
    for (const outcome of ["steal", "", undefined])
      expect((await atCheckout("order_unknown", outcome as string)).status).toBe(400);
    expect((await atCheckout("order_unknown", "pay")).status).toBe(400);
  });

  test("serves the checkout as a script that says it is a test", async () => {
    const { headers, text } = await app.call("GET", "/api/test-gateway/checkout.js");
    expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(text).toContain("Test gateway: no money is taken");
    expect(() => new Script(text)).not.toThrow();
  });

  test("serves only this machine, unless PAYMENTS=test is set", async () => {
    const headers = { "x-forwarded-for": "203.0.113.7" };
    expect((await app.call("GET", "/api/test-gateway/checkout.js", { headers })).status).toBe(404);
    const named = await startTestApp({ settings: { PAYMENTS: "test" } });
    expect((await named.call("GET", "/api/test-gateway/checkout.js", { headers })).status).toBe(200);
    await named.stop();
  });
});

describe("without the test gateway", () => {
  test("with real keys it does not exist", async () => {
    const real = await startTestApp({
      settings: {
        RAZORPAY_KEY_ID: "rzp_live_x",
        RAZORPAY_KEY_SECRET: "secret",
        RAZORPAY_WEBHOOK_SECRET: "another",
        TEST_GATEWAY_SECRET: SECRET,
      },
    });
    expect((await real.call("GET", "/api/test-gateway/checkout.js")).status).toBe(404);
    const as = await real.signIn("Asha Menon");
    expect((await real.call("GET", "/api/subscription/me", { as })).json.checkout).toEqual({
      key: "rzp_live_x",
      script: "https://checkout.razorpay.com/v1/checkout.js",
      test: false,
    });
    await real.stop();
  });

  test("a purchase is refused with the reason when payments are off", async () => {
    const off = await startTestApp({ settings: { DATABASE_URL: "postgres://elsewhere/cardplaza" } });
    const as = await off.signIn("Asha Menon");
    const body = { amount: 1_999_900, currency: "INR" };
    const response = await off.send("POST", "/api/subscription/create-order", { as, body });
    expect([response.status, response.json.error]).toEqual([503, PAYMENT_TEXT.off]);
    expect((await off.call("GET", "/api/subscription/me", { as })).json.checkout).toBeNull();
    expect((await off.call("POST", "/api/subscription/webhook", { body: {} })).status).toBe(503);
    expect((await off.call("GET", "/api/test-gateway/checkout.js")).status).toBe(404);
    await off.stop();
  });
});
