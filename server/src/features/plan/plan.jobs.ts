import type { AnyJob } from "../../context.ts";
import { closePeriodJob } from "./close-period.ts";
import { reconcileOrdersJob } from "./settling/reconcile-orders.ts";
import { mailReceiptJob } from "./payments/mail-receipt.ts";
import { refundPaymentJob } from "./refunds/refund-payment.ts";
import { refundSurplusJob } from "./refunds/refund-surplus.ts";
import { watchPlanEndsJob } from "./watch-plan-ends.ts";

export const planJobs: AnyJob[] = [
  closePeriodJob,
  mailReceiptJob,
  reconcileOrdersJob,
  refundPaymentJob,
  refundSurplusJob,
  watchPlanEndsJob,
];
