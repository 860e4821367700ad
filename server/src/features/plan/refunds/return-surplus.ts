import { rupees } from "@cardplaza/contract/money";
import { PLAN_NOTICE } from "@cardplaza/contract/plan/payment-words";
import type { Tx } from "../../../platform/database.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import { notifyOfPayment } from "../payments/notify-of-payment.ts";
import type { PaymentRow } from "../payments/payments.table.ts";
import type { PlanContext } from "../plan-context.ts";
import { refundSurplusJob } from "./refund-surplus.ts";

/** Refunds a payment that bought nothing, and notifies the member by bell and mail. */
export async function returnSurplus(
  ctx: PlanContext,
  tx: Tx,
  member: Member,
  payment: PaymentRow,
): Promise<void> {
  await ctx.jobs.enqueue(tx, refundSurplusJob, { paymentId: payment.id });
  const amount = rupees(payment.amountPaise / 100);
  await notifyOfPayment(ctx, tx, payment, {
    news: "plan.surplus",
    with: { amountPaise: payment.amountPaise },
  });
  if (!member.email) return;
  await queueMail(ctx, tx, {
    to: member.email,
    toName: member.name,
    subject: `We are refunding a payment of ${amount}`,
    ...layOutMail({
      heading: `We are refunding ${amount}`,
      paragraphs: [
        PLAN_NOTICE.surplus(amount),
        `Payment id: ${payment.providerPaymentId}. You do not need to do anything.`,
      ],
      button: { label: "See my plan", url: `${ctx.origin}/profile?tab=plan` },
    }),
  });
}
