import { and, eq } from "drizzle-orm";
import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import { PREMIUM_PRICE_PAISE } from "@cardplaza/contract/plan/plan";
import { CURRENCY } from "@cardplaza/contract/product";
import type { MemberContext } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { conflict, unavailable } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { one } from "../../platform/one.ts";
import { ProviderRefused, type PaymentProvider } from "../../providers/payments/payment-provider.ts";
import { findPayableOrder, supersedeOrders } from "./payments/open-order.ts";
import { lockMember } from "../accounts/lock-member.ts";
import { findBilling, requireProvider } from "./payments/payment-queries.ts";
import { paymentOrders, type PaymentOrder } from "./payments/payments.table.ts";
import { canBuy } from "./plan-queries.ts";
import { settleOrder } from "./settling/settle-order.ts";

/**
 * Starts a purchase at our own price. A member has one open order: further calls, also parallel ones from
 * two tabs, return the same order, because each open order can take money.
 */
export async function createOrder(ctx: MemberContext) {
  const provider = requireProvider(ctx);
  await requireBuyable(ctx, ctx.db);
  const order = (await reuseOrder(ctx, provider)) ?? (await makeOrder(ctx, provider));
  const { providerOrderId: id, amountPaise: amount, currency } = order;
  return { success: true as const, order: { id, amount, currency } };
}

async function requireBuyable({ member, now }: MemberContext, db: Db): Promise<void> {
  if (!(await canBuy(db, member.id, now))) throw conflict(PAYMENT_TEXT.tooEarly);
}

async function reuseOrder(ctx: MemberContext, provider: PaymentProvider): Promise<PaymentOrder | undefined> {
  const { db, member, now } = ctx;
  const open = await findPayableOrder(db, provider, member.id, now);
  if (!open) return undefined;
  try {
    // It may be paid although we have not heard of it yet. Then there is nothing left to buy.
    await settleOrder(ctx, provider, open);
  } catch (error) {
    if (!isUnknown(error)) throw away(ctx, error);
    // The provider does not know it, for example after a change of its account.
    await db.update(paymentOrders).set({ status: "superseded" }).where(isUnpaid(open.id));
    return undefined;
  }
  return inTransaction(db, async (tx) => {
    await lockMember(tx, member.id);
    await requireBuyable(ctx, tx);
    return withNewestBilling(ctx, tx, open);
  });
}

async function makeOrder(ctx: MemberContext, provider: PaymentProvider): Promise<PaymentOrder> {
  const { db, member, now } = ctx;
  const id = newId(now.getTime());
  const terms = { amountPaise: PREMIUM_PRICE_PAISE, currency: CURRENCY, receipt: id };
  // Outside the lock, because it may take seconds. An order that we do not record stays unpaid: no checkout
  // opens with it.
  const created = await provider.createOrder(terms).catch((error: unknown) => {
    throw away(ctx, error);
  });
  return inTransaction(db, async (tx) => {
    await lockMember(tx, member.id);
    await requireBuyable(ctx, tx);
    const another = await findPayableOrder(tx, provider, member.id, now);
    const reused = another && (await withNewestBilling(ctx, tx, another));
    if (reused) return reused;
    await supersedeOrders(tx, member.id, id);
    const row = {
      id,
      memberId: member.id,
      provider: provider.name,
      providerOrderId: created.id,
      createdAt: now,
    };
    const price = { amountPaise: PREMIUM_PRICE_PAISE, currency: CURRENCY };
    const billing = await billingOf(ctx, tx);
    return one(
      await tx
        .insert(paymentOrders)
        .values({ ...row, ...price, billing })
        .returning(),
    );
  });
}

/** Returns nothing if it is no longer open. */
async function withNewestBilling(ctx: MemberContext, tx: Tx, { id }: PaymentOrder) {
  const billing = await billingOf(ctx, tx);
  const [order] = await tx.update(paymentOrders).set({ billing }).where(isUnpaid(id)).returning();
  return order;
}

async function billingOf({ member }: MemberContext, tx: Tx) {
  const billing = await findBilling(tx, member.id);
  return { ...billing, name: billing.name || member.name };
}

const isUnknown = (error: unknown) => error instanceof ProviderRefused && [400, 404].includes(error.status);

const isUnpaid = (id: string) => and(eq(paymentOrders.id, id), eq(paymentOrders.status, "created"));

function away({ log }: MemberContext, error: unknown) {
  log.warn({ error }, "the payment provider did not give an order");
  return unavailable(PAYMENT_TEXT.unreachable);
}
