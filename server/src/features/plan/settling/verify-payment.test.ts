import { beforeEach, describe, expect, test } from "vitest";
import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Person } from "../../../testing/test-app.ts";
import { billingDetails } from "../payments/payments.table.ts";
import {
  appWithGateway,
  atCheckout,
  buy,
  orderOf,
  paymentsOf,
  periodsOf,
  planOf,
  PRICE,
  requestOrder,
  setBillingDetails,
  signed,
  verify,
} from "../payments/payment.fixtures.ts";

const app = await appWithGateway();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const YEAR_MS = 365 * DAY_MS;

describe("an order", () => {
  test("is made at our price, and buys nothing yet", async () => {
    const { status, json } = await requestOrder(app, asha);
    expect([status, json]).toEqual([
      200,
      { success: true, order: { id: expect.stringMatching(/^order_/), ...PRICE } },
    ]);
    expect((await planOf(app, asha)).plan).toBe("free");
  });

  test.each([
    { amount: 100, currency: "INR" },
    { amount: 1_999_900, currency: "USD" },
    { amount: "1999900", currency: "INR" },
    { currency: "INR" },
    { ...PRICE, plan: "premium" },
  ])("is refused with %j", async (body) => {
    const { status, json } = await requestOrder(app, asha, body);
    expect([status, json.code, json.error]).toEqual([400, "VALIDATION", json.message]);
  });

  test("needs a member", async () => {
    expect((await requestOrder(app, undefined)).status).toBe(401);
  });

  test("is refused while the plan has more than 30 days to go", async () => {
    await buy(app, asha);
    const { status, json } = await requestOrder(app, asha);
    expect([status, json.error]).toEqual([409, PAYMENT_TEXT.tooEarly]);
  });
});

describe("a payment", () => {
  test("made at the gateway turns the plan on for a year, with an invoice", async () => {
    const order = await orderOf(app, asha);
    const { json } = await atCheckout(app, order, "pay");
    expect((await verify(app, asha, json)).json).toEqual({ success: true });
    const plan = await planOf(app, asha);
    expect(plan).toMatchObject({ plan: "premium", canBuy: false });
    expect(Date.parse(plan.until!) - Date.parse(plan.since!)).toBeGreaterThanOrEqual(YEAR_MS);
    expect(plan.payments).toMatchObject([
      { paymentId: json.razorpay_payment_id, status: "captured", amount: 1_999_900 },
    ]);
    expect(plan.invoices).toHaveLength(1);
    const profile = await app.call("GET", "/api/user-profile", { as: asha });
    expect(profile.json.plan).toBe("premium");
    expect((await planOf(app, ravi)).plan).toBe("free");
  });

  test("is recorded once, whether it is verified once, twice or twenty times in parallel", async () => {
    const confirmation = signed(await orderOf(app, asha));
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(app, asha, confirmation)));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect((await verify(app, asha, confirmation)).json).toEqual({ success: true });
    expect([await periodsOf(app, asha), await paymentsOf(app, asha)]).toMatchObject([
      { length: 1 },
      { length: 1 },
    ]);
    expect((await planOf(app, asha)).invoices).toHaveLength(1);
  });

  test("is refused with a wrong, empty or missing signature", async () => {
    const right = signed(await orderOf(app, asha));
    const wrong = [
      { razorpay_signature: `0${right.razorpay_signature.slice(1)}x` },
      { razorpay_signature: right.razorpay_signature.toUpperCase() },
      { razorpay_signature: "" },
      { razorpay_signature: undefined },
      { razorpay_signature: [right.razorpay_signature] },
      { razorpay_payment_id: "pay_another" },
      { razorpay_payment_id: "" },
    ];
    for (const each of wrong) expect((await verify(app, asha, { ...right, ...each })).status).toBe(400);
    expect(await periodsOf(app, asha)).toEqual([]);
  });

  test("forged at the gateway is refused", async () => {
    const { json } = await atCheckout(app, await orderOf(app, asha), "forge");
    const response = await verify(app, asha, json);
    expect([response.status, response.json.error]).toEqual([400, PAYMENT_TEXT.notVerified]);
    expect((await planOf(app, asha)).plan).toBe("free");
  });

  test("of Asha's does nothing for Ravi", async () => {
    const confirmation = signed(await orderOf(app, asha));
    expect((await verify(app, ravi, confirmation)).status).toBe(404);
    const ravisOrder = await orderOf(app, ravi);
    expect((await verify(app, ravi, { ...confirmation, razorpay_order_id: ravisOrder })).status).toBe(400);
    expect([await periodsOf(app, ravi), await periodsOf(app, asha)]).toEqual([[], []]);
    await verify(app, asha, confirmation);
    expect((await verify(app, ravi, confirmation)).status).toBe(404);
    expect(await periodsOf(app, ravi)).toEqual([]);
  });

  test("for an order that nobody made is refused", async () => {
    expect((await verify(app, asha, signed("order_invented"))).status).toBe(404);
  });

  test("that is recorded for another order is refused", async () => {
    const paid = await buy(app, asha);
    const other = signed(await orderOf(app, ravi), paid.razorpay_payment_id);
    const { status, json } = await verify(app, ravi, other);
    expect([status, json.fields]).toEqual([400, { razorpay_payment_id: PAYMENT_TEXT.otherOrder }]);
    expect([await periodsOf(app, ravi), await paymentsOf(app, ravi)]).toEqual([[], []]);
  });
});

describe("billing details", () => {
  const DETAILS = {
    name: "Menon Interiors",
    address: "12 MG Road\nMumbai",
    state: "27",
    gstin: "27AAPFU0939F1ZV",
  };

  test("are saved for the next invoice, and are private", async () => {
    const { status, json } = await setBillingDetails(app, asha, { ...DETAILS, gstin: "27 aapfu0939f1zv" });
    expect([status, json]).toEqual([200, DETAILS]);
    expect((await planOf(app, asha)).billing).toEqual(DETAILS);
    expect((await planOf(app, ravi)).billing).toEqual({ name: "", address: "", state: null, gstin: "" });
    expect((await setBillingDetails(app, undefined, DETAILS)).status).toBe(401);
  });

  test.each([
    [{ gstin: "27AAPFU0939F1ZW" }, "gstin", PAYMENT_TEXT.wrongGstin],
    [{ state: "29" }, "state", PAYMENT_TEXT.otherState],
    [{ state: null }, "state", PAYMENT_TEXT.stateNeeded],
    [{ state: "99" }, "state", "Choose a state."],
    [{ name: "x".repeat(121) }, "name", "At most 120 characters."],
    [{ plan: "premium" }, "plan", "This field is not known."],
  ])("are refused with %j", async (wrong, field, text) => {
    const { status, json } = await setBillingDetails(app, asha, { ...DETAILS, ...wrong });
    expect([status, json.fields]).toEqual([400, { [field]: text }]);
  });

  test("may all be empty", async () => {
    const empty = { name: "", address: "", state: null, gstin: "" };
    expect((await setBillingDetails(app, asha, empty)).status).toBe(200);
    expect(await app.db.select().from(billingDetails)).not.toEqual([]);
  });
});
