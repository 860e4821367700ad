import { eq } from "drizzle-orm";
import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import { conflict } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import { moderated } from "../../audit/moderated.ts";
import { notify } from "../../notifications/notify.ts";
import { refundRequests } from "../payments/payments.table.ts";
import { refundPaymentJob } from "./refund-payment.ts";
import { listRefunds, findRefund, lockRefund, presentAdminRefund } from "./refund-queries.ts";

/** A request is approved or rejected, once. The money is sent afterwards, however long the provider takes. */
export const moderatedRefunds = moderated({
  kind: "refund",
  actions: ["approve", "reject"],
  // Either takes money: from the member or from us.
  against: ["approve", "reject"],
  list: listRefunds,
  async show({ db }, id) {
    const found = await findRefund(db, id);
    return found && presentAdminRefund(found);
  },
  lock: (_ctx, tx, id) => lockRefund(tx, id),
  rowOf: (request) => request,
  refuse: ({ status }) => (status === "requested" ? undefined : conflict(PAYMENT_TEXT.refundDecided)),
  async change(ctx, tx, { id }, { action, reason = "" }) {
    const isApproved = action === "approve";
    if (isApproved) await ctx.jobs.enqueue(tx, refundPaymentJob, { requestId: id });
    return one(
      await tx
        .update(refundRequests)
        .set({
          status: isApproved ? "approved" : "rejected",
          decidedAt: ctx.now,
          decisionReason: reason,
        })
        .where(eq(refundRequests.id, id))
        .returning(),
    );
  },
  async notify(ctx, tx, { after: { id, memberId }, decision: { action, reason = "" } }) {
    await notify(ctx, tx, {
      to: memberId,
      news: "plan.refund",
      with: { what: action === "approve" ? "approved" : "rejected", reason },
      targetUrl: "/profile?tab=plan",
      about: `refund:${id}`,
    });
  },
});
