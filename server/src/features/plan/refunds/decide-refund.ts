import { and, eq } from "drizzle-orm";
import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, notFound } from "../../../platform/refusals.ts";
import { notify } from "../../notifications/notify.ts";
import { refundRequests } from "../payments/payments.table.ts";
import { refundPaymentJob } from "./refund-payment.ts";
import { findRefund, type FoundRefund } from "./refund-queries.ts";

interface Decision {
  approved: boolean;
  reason: string;
}

/**
 * Approves or rejects a refund request, once. The money is sent afterwards, however long the provider takes.
 */
export async function decideRefund(
  ctx: Omit<JobContext, "db">,
  tx: Tx,
  id: string,
  { approved, reason }: Decision,
): Promise<{ before: FoundRefund; after: FoundRefund }> {
  const before = await findRefund(tx, id);
  if (!before) throw notFound();
  const [request] = await tx
    .update(refundRequests)
    .set({ status: approved ? "approved" : "rejected", decidedAt: ctx.now, decisionReason: reason })
    .where(and(eq(refundRequests.id, id), eq(refundRequests.status, "requested")))
    .returning();
  if (!request) throw conflict(PAYMENT_TEXT.refundDecided);
  if (approved) await ctx.jobs.enqueue(tx, refundPaymentJob, { requestId: id });
  await notify(ctx, tx, {
    to: request.memberId,
    news: "plan.refund",
    with: { what: approved ? "approved" : "rejected", reason },
    targetUrl: "/profile?tab=plan",
    about: `refund:${id}`,
  });
  return { before, after: { ...before, request } };
}
