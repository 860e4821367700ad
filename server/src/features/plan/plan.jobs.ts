import type { AnyJob } from "../../context.ts";
import { closePeriodJob } from "./close-period.ts";
import { reconcileOrdersJob } from "./reconcile-orders.ts";
import { mailReceiptJob } from "./mail-receipt.ts";
import { refundPaymentJob } from "./refund-payment.ts";
import { refundSurplusJob } from "./refund-surplus.ts";
import { watchPlanEndsJob } from "./watch-plan-ends.ts";

export const planJobs: AnyJob[] = [
  closePeriodJob,
  mailReceiptJob,
  reconcileOrdersJob,
  refundPaymentJob,
  refundSurplusJob,
  watchPlanEndsJob,
];
