import { eq } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { payments, refundRequests } from "../payments/payments.table.ts";
import { sendRefund } from "./send-refund.ts";

/** Makes the provider refund a payment that an administrator approved. Safe to repeat. */
export const refundPaymentJob: Job<JobContext, { requestId: string }> = {
  name: "refund-payment",
  async run(ctx, { requestId }) {
    const [found] = await ctx.db
      .select({ status: refundRequests.status, payment: payments })
      .from(refundRequests)
      .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
      .where(eq(refundRequests.id, requestId));
    if (found?.status === "approved") await sendRefund(ctx, found.payment);
  },
};
