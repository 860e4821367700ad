import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { PAYMENT_TEXT, PLAN_NOTICE } from "@cardplaza/contract/plan/payment-words";
import { DAY_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import type { Person } from "../../../testing/test-app.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { paymentOrders } from "../payments/payments.table.ts";
import { reconcileOrders } from "../settling/reconcile-orders.ts";
import { refundSurplusJob } from "./refund-surplus.ts";
import {
  appWithGateway,
  at,
  atCheckout,
  captured,
  leavePlanDays,
  moveProvider,
  secondOrderOf,
  orderOf,
  secondPaymentOf,
  payAtGateway,
  paymentsOf,
  periodsOf,
  planOf,
  refundsOf,
  signed,
  sendWebhook,
  verify,
} from "../payments/payment.fixtures.ts";
import { eventually } from "../../../testing/eventually.ts";

const app = await appWithGateway();
let asha: Person;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
});

const REFUNDING = /We are refunding/;
const NOTICE = PLAN_NOTICE.surplus("₹19,999");
const notices = async () => (await noticesTo(app, asha)).filter((message) => message === NOTICE);
const email = () => asha.member.email as string;

/** This payment is refunded once, and everything else is unchanged. */
async function expectRefundedOnce(paymentId: string) {
  await eventually(async () =>
    expect((await planOf(app, asha)).payments).toContainEqual(
      expect.objectContaining({ paymentId, surplus: true, status: "refunded" }),
    ),
  );
  expect(await refundsOf(app, paymentId)).toMatchObject([{ amount: 1_999_900, status: "processed" }]);
  expect(await notices()).toHaveLength(1);
  await newestMessage(app, email(), 1, REFUNDING);
  expect(await messagesTo(app, email(), REFUNDING)).toHaveLength(1);
  const plan = await planOf(app, asha);
  expect(plan).toMatchObject({ plan: "premium", canBuy: false, invoices: { length: 1 } });
  expect(await periodsOf(app, asha)).toHaveLength(1);
}

describe("a payment that buys nothing is refunded", () => {
  test("when two open orders are paid at once", async () => {
    const orders = [await orderOf(app, asha), await secondOrderOf(app, asha)];
    const paid = await Promise.all(orders.map((order) => atCheckout(app, order, "pay")));
    const responses = await Promise.all(paid.map(({ json }) => verify(app, asha, json)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await paymentsOf(app, asha);
    expect(rows.filter(({ surplus }) => surplus)).toHaveLength(1);
    expect(rows).toHaveLength(2);
    await expectRefundedOnce(rows.find(({ surplus }) => surplus)?.providerPaymentId ?? "");
  });

  test("when it is the second of a paid order, reported twenty times in parallel", async () => {
    const { razorpay_order_id: order } = await payAtGateway(app, asha);
    const second = await secondPaymentOf(app, order);
    const event = captured(order, second.razorpay_payment_id);
    const statuses = await Promise.all([
      ...Array.from({ length: 10 }, () => verify(app, asha, second).then(({ status }) => status)),
      ...Array.from({ length: 10 }, () => sendWebhook(app, event)),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expectRefundedOnce(second.razorpay_payment_id);
    // A repeated call changes nothing.
    const row = (await paymentsOf(app, asha)).find(({ surplus }) => surplus);
    await refundSurplusJob.run(at(app, new Date()), { paymentId: row?.id ?? "" }, AbortSignal.timeout(9_000));
    expect((await verify(app, asha, second)).status).toBe(200);
    await expectRefundedOnce(second.razorpay_payment_id);
  });

  test("when only the reconciliation finds it", async () => {
    const { razorpay_order_id: order } = await payAtGateway(app, asha);
    const second = await secondPaymentOf(app, order);
    const later = new Date(Date.now() + 10 * MINUTE_MS);
    await reconcileOrders(at(app, later));
    await reconcileOrders(at(app, later));
    await expectRefundedOnce(second.razorpay_payment_id);
  });

  test("when the provider was away at first", async () => {
    const { razorpay_order_id: order } = await payAtGateway(app, asha);
    const second = await secondPaymentOf(app, order);
    const { provider } = app.services.payments;
    moveProvider(app);
    try {
      expect((await verify(app, asha, second)).status).toBe(200);
      const row = (await paymentsOf(app, asha)).find(({ surplus }) => surplus);
      const job = refundSurplusJob.run(
        at(app, new Date()),
        { paymentId: row?.id ?? "" },
        AbortSignal.timeout(9_000),
      );
      await expect(job).rejects.toThrow("does not answer");
    } finally {
      app.services.payments.provider = provider;
    }
    await reconcileOrders(at(app, new Date()));
    await expectRefundedOnce(second.razorpay_payment_id);
  });

  test("when it is the second of a renewal, while the renewal itself stays", async () => {
    await payAtGateway(app, asha);
    await leavePlanDays(app, asha, 20);
    const renewal = await payAtGateway(app, asha);
    const second = await secondPaymentOf(app, renewal.razorpay_order_id);
    await verify(app, asha, second);
    const surplus = (await paymentsOf(app, asha)).filter((payment) => payment.surplus);
    expect(surplus).toMatchObject([{ providerPaymentId: second.razorpay_payment_id }]);
    expect(await periodsOf(app, asha)).toHaveLength(2);
  });

  test("when its order was replaced, and the page does not welcome the member for it", async () => {
    const stale = await secondOrderOf(app, asha);
    const createdAt = new Date(Date.now() - 5 * DAY_MS);
    await app.db.update(paymentOrders).set({ createdAt }).where(eq(paymentOrders.providerOrderId, stale));
    await orderOf(app, asha);
    const { json } = await atCheckout(app, stale, "pay");
    for (let time = 0; time < 2; time++) {
      const response = await verify(app, asha, json);
      expect([response.status, response.json.error]).toEqual([409, PAYMENT_TEXT.goesBack]);
    }
    expect(await planOf(app, asha)).toMatchObject({ plan: "free", refundUntil: null });
    await eventually(async () => expect(await refundsOf(app, json.razorpay_payment_id)).toHaveLength(1));
  });

  test("and cannot be requested as well", async () => {
    const { razorpay_order_id: order } = await payAtGateway(app, asha);
    await verify(app, asha, signed(order));
    const body = { reason: "It was bought by mistake." };
    const { json } = await app.call("POST", "/api/subscription/refund-request", { as: asha, body });
    const [purchase] = (await paymentsOf(app, asha)).filter(({ surplus }) => !surplus);
    expect(json.refund.paymentId).toBe(purchase?.providerPaymentId);
  });
});
