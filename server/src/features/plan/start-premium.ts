import { eq } from "drizzle-orm";
import { PREMIUM_YEARS } from "@cardplaza/contract/plan/plan";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { changed } from "../../registry/changed.ts";
import { issueInvoice } from "./invoices/issue-invoice.ts";
import { mailReceiptJob } from "./payments/mail-receipt.ts";
import { notifyOfPayment } from "./payments/notify-of-payment.ts";
import { supersedeOrders } from "./payments/open-order.ts";
import { paymentOrders, type PaymentOrder, type PaymentRow } from "./payments/payments.table.ts";
import type { PlanContext } from "./plan-context.ts";
import { nextStart } from "./plan-queries.ts";
import { premiumPeriods } from "./plan.table.ts";

/** Starts a year of the plan for a payment that was just recorded, with invoice and receipt. */
export async function startPremium(
  ctx: PlanContext,
  tx: Tx,
  member: Member,
  order: PaymentOrder,
  payment: PaymentRow,
): Promise<void> {
  const { now } = ctx;
  await tx.update(paymentOrders).set({ status: "paid" }).where(eq(paymentOrders.id, order.id));
  await supersedeOrders(tx, member.id, order.id);

  // A member who renews gets the year after the one they have.
  const startsAt = await nextStart(tx, member.id, now);
  const endsAt = new Date(startsAt);
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + PREMIUM_YEARS);
  const period = { id: newId(now.getTime()), memberId: member.id, startsAt, endsAt, paymentId: payment.id };
  await tx.insert(premiumPeriods).values(period);
  const invoice = await issueInvoice(ctx, tx, { order, payment, startsAt, endsAt });
  await ctx.jobs.enqueue(tx, mailReceiptJob, { invoiceId: invoice.id });
  await notifyOfPayment(ctx, tx, payment, { news: "plan.bought", with: { until: endsAt.toISOString() } });
  await changed(ctx, tx, "member", [member.id]);
}
