import { and, asc, eq, inArray } from "drizzle-orm";
import { WEBHOOK_RESENT_AT_ONCE } from "@cardplaza/contract/leads/webhooks/webhook-words";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { deliverWebhookJob } from "./deliver-webhook.ts";
import { canBeResent, findWebhookOwnedBy } from "./webhook-queries.ts";
import { webhookDeliveries, webhooks } from "./webhooks.table.ts";

/** Sends waiting and failed deliveries again, oldest first. This also switches on a webhook that is off. */
export function resendDeliveries(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    await findWebhookOwnedBy(tx, ctx.member, id);
    const fresh = { enabled: true, failures: 0, switchedOffAt: null };
    await tx.update(webhooks).set(fresh).where(eq(webhooks.id, id));
    const found = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, id), canBeResent))
      .orderBy(asc(webhookDeliveries.id))
      .limit(WEBHOOK_RESENT_AT_ONCE);
    const ids = found.map((each) => each.id);
    if (ids.length > 0)
      await tx
        .update(webhookDeliveries)
        .set({ state: "waiting", attempts: 0 })
        .where(inArray(webhookDeliveries.id, ids));
    for (const deliveryId of ids) await ctx.jobs.enqueue(tx, deliverWebhookJob, { deliveryId });
    return { queued: ids.length };
  });
}
