import { and, desc, eq, gt, inArray, ne } from "drizzle-orm";
import { PREMIUM_PRICE_PAISE } from "@cardplaza/contract/plan/plan";
import { CURRENCY } from "@cardplaza/contract/product";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db, Tx } from "../../../platform/database.ts";
import type { PaymentProvider } from "../../../providers/payments/payment-provider.ts";
import { paymentOrders, type PaymentOrder } from "./payments.table.ts";

/** One day less than the reconciliation checks an order, so that a late payment is still found. */
const PAYABLE_FOR_MS = 4 * DAY_MS;

const OPEN: PaymentOrder["status"][] = ["created", "lapsed"];

/** Whether a payment for it can buy the plan. */
export const isOpen = ({ status }: PaymentOrder) => OPEN.includes(status);

/** The order that can still be paid, at today's price. */
export async function findPayableOrder(
  db: Db,
  provider: PaymentProvider,
  memberId: string,
  now: Date,
): Promise<PaymentOrder | undefined> {
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.memberId, memberId),
        eq(paymentOrders.status, "created"),
        eq(paymentOrders.provider, provider.name),
        eq(paymentOrders.amountPaise, PREMIUM_PRICE_PAISE),
        eq(paymentOrders.currency, CURRENCY),
        gt(paymentOrders.createdAt, new Date(now.getTime() - PAYABLE_FOR_MS)),
      ),
    )
    .orderBy(desc(paymentOrders.createdAt))
    .limit(1);
  return order;
}

/** Another order of the member replaces these. Payments for these are refunded. */
export async function supersedeOrders(tx: Tx, memberId: string, exceptId: string): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({ status: "superseded" })
    .where(
      and(
        eq(paymentOrders.memberId, memberId),
        ne(paymentOrders.id, exceptId),
        inArray(paymentOrders.status, OPEN),
      ),
    );
}
