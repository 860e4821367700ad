import type { Tx } from "../../../platform/database.ts";
import type { NewsOf } from "../../notifications/notice.ts";
import { notify } from "../../notifications/notify.ts";
import type { PaymentRow } from "./payments.table.ts";
import type { PlanContext } from "../plan-context.ts";

/** Notifies by bell, also when the member's own call caused it. Payments have their own mails. */
export const notifyOfPayment = (
  ctx: PlanContext,
  tx: Tx,
  payment: PaymentRow,
  news: NewsOf<"plan.bought" | "plan.surplus">,
) =>
  notify({ ...ctx, member: null }, tx, {
    to: payment.memberId,
    ...news,
    targetUrl: "/profile?tab=plan",
    about: `payment:${payment.id}`,
  });
