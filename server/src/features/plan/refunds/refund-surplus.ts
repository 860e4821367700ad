import { and, eq } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { paymentOrders, payments } from "../payments/payments.table.ts";
import { sendRefund } from "./send-refund.ts";

/** Refunds a payment that bought nothing. */
export const refundSurplusJob: Job<JobContext, { paymentId: string }> = {
  name: "refund-surplus",
  async run(ctx, { paymentId }) {
    const [found] = await ctx.db
      .select({ payment: payments, provider: paymentOrders.provider })
      .from(payments)
      .innerJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
      .where(and(eq(payments.id, paymentId), payments.surplus, eq(payments.status, "captured")));
    // A payment made with the test gateway is unknown to Razorpay.
    if (found && found.provider === ctx.payments.provider?.name) await sendRefund(ctx, found.payment);
  },
};
