import type { AnyJob } from "../../context.ts";
import { closePeriodJob } from "./close-period.ts";
import { reconcileOrdersJob } from "./reconcile-orders.ts";
import { refundPaymentJob } from "./refund-payment.ts";
import { watchPlanEndsJob } from "./watch-plan-ends.ts";

export const planJobs: AnyJob[] = [closePeriodJob, reconcileOrdersJob, refundPaymentJob, watchPlanEndsJob];
