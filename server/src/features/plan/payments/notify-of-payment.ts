import type { Tx } from "../../../platform/database.ts";
import { notify } from "../../notifications/notify.ts";
import type { PaymentRow } from "./payments.table.ts";
import type { PlanContext } from "../plan-context.ts";

/** Notifies by bell, also when the member's own call caused it. Payments have their own mails. */
export const notifyOfPayment = (ctx: PlanContext, tx: Tx, payment: PaymentRow, message: string) =>
  notify({ ...ctx, member: null }, tx, {
    to: payment.memberId,
    type: "message_received",
    message,
    targetUrl: "/profile?tab=plan",
    about: `payment:${payment.id}`,
    mailedApart: true,
  });
