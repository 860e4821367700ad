import { and, asc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { ProviderAway, type PaymentProvider } from "../../../providers/payments/payment-provider.ts";
import { paymentOrders, payments, refundRequests, type PaymentOrder } from "../payments/payments.table.ts";
import { refundPaymentJob } from "../refunds/refund-payment.ts";
import { refundSurplusJob } from "../refunds/refund-surplus.ts";
import { settleOrder } from "./settle-order.ts";

/** The checkout stays open for five minutes. */
const FIRST_CHECK_AFTER_MS = 6 * MINUTE_MS;
/** No payment arrives after this: late confirmations of banks come within days. */
const LAPSES_AFTER_MS = 5 * 24 * 60 * MINUTE_MS;
const AT_ONCE = 200;

/** Asks the provider about recent orders, because a webhook may be lost, also that of a second payment. */
export async function reconcileOrders(ctx: JobContext): Promise<void> {
  const { provider } = ctx.payments;
  if (!provider) return;
  for (const order of await watchedOrders(ctx, provider)) {
    try {
      await reconcile(ctx, provider, order);
    } catch (error) {
      ctx.log.warn({ error, orderId: order.id }, "order not reconciled");
      // The others would fail too; the next run is in 15 minutes.
      if (error instanceof ProviderAway) return;
    }
  }
  await sendApprovedRefunds(ctx);
  await sendSurplusRefunds(ctx);
}

const watchedOrders = ({ db, now }: JobContext, provider: PaymentProvider) =>
  db
    .select()
    .from(paymentOrders)
    .where(
      and(
        or(
          eq(paymentOrders.status, "created"),
          and(
            inArray(paymentOrders.status, ["paid", "superseded"]),
            gt(paymentOrders.createdAt, new Date(now.getTime() - LAPSES_AFTER_MS)),
          ),
        ),
        eq(paymentOrders.provider, provider.name),
        lt(paymentOrders.createdAt, new Date(now.getTime() - FIRST_CHECK_AFTER_MS)),
      ),
    )
    .orderBy(sql`${paymentOrders.checkedAt} nulls first`, asc(paymentOrders.createdAt))
    .limit(AT_ONCE);

async function reconcile(ctx: JobContext, provider: PaymentProvider, order: PaymentOrder): Promise<void> {
  const { db, now } = ctx;
  await settleOrder(ctx, provider, order);
  await db.update(paymentOrders).set({ checkedAt: now }).where(eq(paymentOrders.id, order.id));
  if (now.getTime() - order.createdAt.getTime() <= LAPSES_AFTER_MS) return;
  await db
    .update(paymentOrders)
    .set({ status: "lapsed" })
    .where(and(eq(paymentOrders.id, order.id), eq(paymentOrders.status, "created")));
}

// A refund whose job gave up, or whose result never arrived.
async function sendApprovedRefunds({ db, jobs }: JobContext): Promise<void> {
  const approved = await db
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(eq(refundRequests.status, "approved"))
    .limit(AT_ONCE);
  await inTransaction(db, async (tx) => {
    for (const { id } of approved)
      await jobs.enqueue(tx, refundPaymentJob, { requestId: id }, { singletonKey: id });
  });
}

async function sendSurplusRefunds({ db, jobs }: JobContext): Promise<void> {
  const waiting = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(payments.surplus, eq(payments.status, "captured")))
    .orderBy(asc(payments.paidAt))
    .limit(AT_ONCE);
  await inTransaction(db, async (tx) => {
    for (const { id } of waiting)
      await jobs.enqueue(tx, refundSurplusJob, { paymentId: id }, { singletonKey: id });
  });
}

export const reconcileOrdersJob: Job<JobContext, object> = {
  name: "reconcile-orders",
  schedule: "*/15 * * * *",
  expireInSeconds: 14 * 60,
  run: reconcileOrders,
};
