import { eq } from "drizzle-orm";
import { PREMIUM_YEARS } from "@cardplaza/contract/plan";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { forgetPagesOf } from "../cards/forget-card-pages.ts";
import { mailReceipt } from "./mail-receipt.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { lockMember } from "./payment-queries.ts";
import { paymentOrders, payments, type PaymentOrder } from "./payments.table.ts";
import type { PlanContext } from "./plan-context.ts";
import { nextStart } from "./plan-queries.ts";
import { premiumPeriods } from "./plan.table.ts";

/**
 * A year of the plan for a payment of this order, exactly once: the checkout's answer, the webhook and
 * the reconciliation may all bring the same payment, in any order and any number of times. Says
 * whether this was the first.
 */
export async function startPremium(
  ctx: PlanContext,
  tx: Tx,
  order: PaymentOrder,
  providerPaymentId: string,
): Promise<boolean> {
  const { now } = ctx;
  const member = await lockMember(tx, order.memberId);
  const payment = {
    id: newId(now.getTime()),
    orderId: order.id,
    memberId: member.id,
    providerPaymentId,
    amountPaise: order.amountPaise,
    currency: order.currency,
    status: "captured" as const,
    paidAt: now,
  };
  const [first] = await tx.insert(payments).values(payment).onConflictDoNothing().returning();
  if (!first) return false;
  await tx.update(paymentOrders).set({ status: "paid" }).where(eq(paymentOrders.id, order.id));

  // Whoever paid while he had the plan gets his year after it, however that came about.
  const startsAt = await nextStart(tx, member.id, now);
  const endsAt = new Date(startsAt);
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + PREMIUM_YEARS);
  const period = { id: newId(now.getTime()), memberId: member.id, startsAt, endsAt, paymentId: first.id };
  await tx.insert(premiumPeriods).values(period);
  const invoice = await issueInvoice(ctx, tx, { order, payment: first, startsAt, endsAt });
  await mailReceipt(ctx, tx, member, invoice);
  await forgetPagesOf(ctx, tx, member.id);
  return true;
}
