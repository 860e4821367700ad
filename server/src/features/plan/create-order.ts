import { PAYMENT_TEXT } from "@cardplaza/contract/payment-words";
import { PREMIUM_PRICE_PAISE } from "@cardplaza/contract/plan";
import { CURRENCY } from "@cardplaza/contract/product";
import type { MemberContext } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { conflict, unavailable } from "../../platform/refusals.ts";
import { findBilling, requireProvider } from "./payment-queries.ts";
import { paymentOrders } from "./payments.table.ts";
import { canBuy, findPlanTime } from "./plan-queries.ts";

/** Begins a purchase at our own price. Nothing is bought yet. */
export async function createOrder(ctx: MemberContext) {
  const { db, member, now, log } = ctx;
  const provider = requireProvider(ctx);
  if (!canBuy(await findPlanTime(db, member.id, now), now)) throw conflict(PAYMENT_TEXT.tooEarly);
  const id = newId(now.getTime());
  const wish = { amountPaise: PREMIUM_PRICE_PAISE, currency: CURRENCY, receipt: id };
  // An order that we could not keep stays unpaid, because no checkout was opened with it.
  const order = await provider.createOrder(wish).catch((error: unknown) => {
    log.warn({ error }, "payment order not made");
    throw unavailable(PAYMENT_TEXT.unreachable);
  });
  const billing = await findBilling(db, member.id);
  await db.insert(paymentOrders).values({
    id,
    memberId: member.id,
    provider: provider.name,
    providerOrderId: order.id,
    amountPaise: PREMIUM_PRICE_PAISE,
    currency: CURRENCY,
    billing: { ...billing, name: billing.name || member.name },
    createdAt: now,
  });
  return {
    success: true as const,
    order: { id: order.id, amount: order.amountPaise, currency: order.currency },
  };
}
