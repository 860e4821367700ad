import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import type { Person } from "../../../testing/test-app.ts";
import { paymentOrders } from "./payments.table.ts";
import { premiumPeriods } from "../plan.table.ts";
import {
  appWithGateway,
  atCheckout,
  buy,
  invoiceOf,
  leavePlanDays,
  orderOf,
  paymentsOf,
  periodsOf,
  planOf,
  payWithoutWebhook,
  refunded,
  requestOrder,
  setBillingDetails,
  signed,
  sendWebhook,
  verify,
} from "./payment.fixtures.ts";

const app = await appWithGateway();
let asha: Person;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
});

const ordersOf = ({ member }: Person) =>
  app.db.select().from(paymentOrders).where(eq(paymentOrders.memberId, member.id));

describe("a member's open order", () => {
  test("is returned again, also to two tabs at once, and is nobody else's", async () => {
    const first = await Promise.all(Array.from({ length: 10 }, () => orderOf(app, asha)));
    const again = await orderOf(app, asha);
    expect(new Set([...first, again]).size).toBe(1);
    expect(await ordersOf(asha)).toHaveLength(1);
    expect(await orderOf(app, await app.signIn("Ravi Kulkarni"))).not.toBe(again);
  });

  test("is returned after a payment of it has failed", async () => {
    const order = await orderOf(app, asha);
    await atCheckout(app, order, "fail");
    expect(await orderOf(app, asha)).toBe(order);
  });

  test("is invoiced to the newest billing details", async () => {
    const order = await orderOf(app, asha);
    const body = { name: "Menon Interiors", address: "12 MG Road", state: "29", gstin: "" };
    await setBillingDetails(app, asha, body);
    expect(await orderOf(app, asha)).toBe(order);
    await verify(app, asha, signed(order));
    expect((await invoiceOf(app, asha)).buyer).toEqual(body);
  });

  test("that was paid without a webhook turns the plan on instead of being paid again", async () => {
    await payWithoutWebhook(app, await orderOf(app, asha));
    const { status, json } = await requestOrder(app, asha);
    expect([status, json.error]).toEqual([409, PAYMENT_TEXT.tooEarly]);
    expect((await planOf(app, asha)).plan).toBe("premium");
  });

  test("is refused when a parallel call has just begun the plan, a moment after this call's own time", async () => {
    await buy(app, asha);
    const startsAt = new Date(Date.now() + 5_000);
    await app.db.update(premiumPeriods).set({ startsAt }).where(eq(premiumPeriods.memberId, asha.member.id));
    expect((await requestOrder(app, asha)).status).toBe(409);
  });

  test("is replaced when it is too old or was refunded", async () => {
    const first = await orderOf(app, asha);
    app.clock.advance({ days: 4, hours: 3 });
    const second = await orderOf(app, asha);
    expect(second).not.toBe(first);
    await sendWebhook(app, refunded(second, "pay_went_back"));
    const third = await orderOf(app, asha);
    expect(new Set([first, second, third]).size).toBe(3);
    const statuses = (await ordersOf(asha)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["created", "paid", "superseded"]);
  });

  test("in the last 30 days is a new one, and its payment adds a year", async () => {
    const bought = await buy(app, asha);
    await leavePlanDays(app, asha, 20);
    const renewal = await orderOf(app, asha);
    expect(renewal).not.toBe(bought.razorpay_order_id);
    expect((await verify(app, asha, signed(renewal))).status).toBe(200);
    const [first, second] = (await periodsOf(app, asha)).sort((a, b) => +a.startsAt - +b.startsAt);
    expect(second?.startsAt).toEqual(first?.endsAt);
    expect((await planOf(app, asha)).until).toBe(second?.endsAt.toISOString());
    expect((await paymentsOf(app, asha)).map(({ surplus }) => surplus)).toEqual([false, false]);
  });
});
