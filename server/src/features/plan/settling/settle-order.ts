import type { Db } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { PaymentProvider } from "../../../providers/payments/payment-provider.ts";
import type { PaymentOrder } from "../payments/payments.table.ts";
import type { PlanContext } from "../plan-context.ts";
import { settlePayment } from "./settle-payment.ts";

/** Records every payment that the provider has for this order. */
export async function settleOrder(
  ctx: PlanContext & { db: Db },
  provider: PaymentProvider,
  order: PaymentOrder,
): Promise<void> {
  const paid = await provider.paymentsOf(order.providerOrderId);
  await inTransaction(ctx.db, async (tx) => {
    for (const payment of paid) await settlePayment(ctx, tx, provider, payment);
  });
}
