import { eq } from "drizzle-orm";
import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { payments, refundRequests } from "./payments.table.ts";
import { takeRefund } from "./take-refund.ts";

/** Has the provider give the money back that an administrator approved. It may be asked again. */
export const refundPaymentJob: Job<JobContext, { requestId: string }> = {
  name: "refund-payment",
  async run(ctx, { requestId }) {
    const { provider } = ctx.payments;
    const [found] = await ctx.db
      .select({ status: refundRequests.status, payment: payments })
      .from(refundRequests)
      .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
      .where(eq(refundRequests.id, requestId));
    if (!provider || found?.status !== "approved") return;
    const { providerPaymentId: id, amountPaise, currency } = found.payment;
    const refund = await provider.refund(id, amountPaise);
    // Usually it takes days, and the webhook tells.
    if (refund.status !== "processed") return;
    const payment = { id, orderId: "", amountPaise, currency, status: "refunded" as const };
    await inTransaction(ctx.db, (tx) => takeRefund(ctx, tx, provider, payment, amountPaise));
  },
};
