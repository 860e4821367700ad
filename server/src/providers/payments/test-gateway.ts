import { Hono, type Context } from "hono";
import { z } from "zod";
import type { Db, Tx } from "../../platform/database.ts";
import type { Log } from "../../platform/log.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { isSignature, signPayment } from "./payment-signatures.ts";
import { TEST_CHECKOUT_SCRIPT } from "./test-checkout-script.ts";
import {
  changeRecord,
  findRecord,
  createRecord,
  newGatewayId,
  recordsUnder,
  type Entity,
} from "./test-gateway-records.ts";
import { createWebhookSender } from "./test-gateway-webhooks.ts";

export const TEST_GATEWAY_PATH = "/api/test-gateway";
export const TEST_KEY_ID = "rzp_test_gateway";

const NewOrder = z.object({
  amount: z.number().int().min(100),
  currency: z.literal("INR"),
  receipt: z.string().max(40).optional(),
});
const NewRefund = z.object({ amount: z.number().int().min(100).optional() });
/** The outcome chosen in the test checkout. `forge` returns a wrong signature and takes no payment. */
const CheckoutChoice = z.object({ order_id: z.string().max(100), outcome: z.enum(["pay", "fail", "forge"]) });

interface Parts {
  db: Db;
  secret: string;
  /** The address on which the product listens. */
  address: () => string;
  log: Log;
}

/**
 * A stand-in for Razorpay with the same API and no money: orders, payments, refunds, the checkout's script,
 * signatures and webhooks.
 */
export function createTestGateway({ db, secret, address, log }: Parts) {
  const webhooks = createWebhookSender(secret, address, log);
  const routes = new Hono();

  routes.use("/v1/*", async (c, next) => {
    const expected = Buffer.from(`${TEST_KEY_ID}:${secret}`).toString("base64");
    const given = c.req.header("authorization")?.replace(/^Basic /, "") ?? "";
    return isSignature(given, expected) ? next() : refuse(c, 401, "Authentication failed");
  });

  routes.post("/v1/orders", async (c) => {
    const input = NewOrder.safeParse(await readBody(c));
    if (!input.success) return refuse(c, 400, "The order is not valid");
    return c.json(await createRecord(db, "order", { ...input.data, status: "created", attempts: 0 }));
  });
  routes.get("/v1/orders/:id/payments", async (c) =>
    listed(c, await recordsUnder(db, "payment", c.req.param("id"))),
  );
  routes.get("/v1/payments/:id", async (c) => {
    const payment = await findRecord(db, "payment", c.req.param("id"));
    return payment ? c.json(payment) : refuse(c, 400, "The id provided does not exist");
  });
  routes.get("/v1/payments/:id/refunds", async (c) =>
    listed(c, await recordsUnder(db, "refund", c.req.param("id"))),
  );
  routes.post("/v1/payments/:id/refund", async (c) => {
    const input = NewRefund.safeParse(await readBody(c));
    if (!input.success) return refuse(c, 400, "The payment cannot be refunded");
    const made = await inTransaction(db, (tx) => refundWhole(tx, c.req.param("id"), input.data.amount));
    if (!made) return refuse(c, 400, "The payment cannot be refunded");
    webhooks.deliver("refund.processed", [made.refund, made.payment]);
    return c.json(made.refund);
  });

  routes.get("/checkout.js", (c) =>
    c.body(TEST_CHECKOUT_SCRIPT, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
    }),
  );
  routes.post("/checkout", async (c) => {
    const choice = CheckoutChoice.safeParse(await readBody(c));
    if (!choice.success) return refuse(c, 400, "The choice is not valid");
    const { order_id, outcome } = choice.data;
    if (outcome === "forge") return c.json(confirmation(order_id, newGatewayId("payment"), "not the secret"));
    const order = await changeRecord(db, order_id, ({ entity, status, attempts }) =>
      entity === "order" && status !== "paid"
        ? { status: outcome === "pay" ? "paid" : "attempted", attempts: Number(attempts) + 1 }
        : undefined,
    );
    if (!order) return refuse(c, 400, "This order does not exist or is paid already");
    const { amount, currency } = order;
    const status = outcome === "pay" ? "captured" : "failed";
    const payment = await createRecord(
      db,
      "payment",
      { order_id, amount, currency, status, method: "test" },
      order_id,
    );
    webhooks.deliver(`payment.${status}`, [payment]);
    if (outcome === "fail")
      return refuse(c, 400, "The test bank declined this payment", { payment_id: payment.id });
    return c.json(confirmation(order_id, payment.id, secret));
  });

  return { routes, close: () => webhooks.stop() };
}

/** Saves the payment and its refund together, so that a crash leaves no payment that can never be refunded. */
async function refundWhole(tx: Tx, id: string, wanted: number | undefined) {
  const payment = await changeRecord(tx, id, ({ entity, status, amount }) =>
    entity === "payment" && status === "captured" && (wanted ?? amount) === amount
      ? { status: "refunded", amount_refunded: amount }
      : undefined,
  );
  if (!payment) return undefined;
  const fields = { payment_id: payment.id, amount: payment.amount, currency: payment.currency };
  return {
    payment,
    refund: await createRecord(tx, "refund", { ...fields, status: "processed" }, payment.id),
  };
}

const confirmation = (orderId: string, paymentId: string, secret: string) => ({
  razorpay_payment_id: paymentId,
  razorpay_order_id: orderId,
  razorpay_signature: signPayment(secret, orderId, paymentId),
});

const readBody = (c: Context): Promise<unknown> => c.req.json().catch(() => ({}));

const listed = (c: Context, items: Entity[]) => c.json({ entity: "collection", count: items.length, items });

const refuse = (c: Context, status: 400 | 401, description: string, metadata: object = {}) =>
  c.json({ error: { code: "BAD_REQUEST_ERROR", description, metadata } }, status);
