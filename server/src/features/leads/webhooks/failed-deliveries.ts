import { and, desc, eq } from "drizzle-orm";
import type { FailingWork } from "../../../registry/failing-work.ts";
import { deliverWebhookJob } from "./deliver-webhook.ts";
import { canBeResent } from "./webhook-queries.ts";
import { webhookDeliveries, webhooks } from "./webhooks.table.ts";

/** Deliveries that failed in all their attempts. A webhook that was switched off is its owner's to switch on. */
export const failedDeliveries: FailingWork = {
  kind: "webhook",
  roles: ["support"],
  async list({ db }, limit) {
    const found = await db
      .select({ delivery: webhookDeliveries, url: webhooks.url })
      .from(webhookDeliveries)
      .innerJoin(webhooks, and(eq(webhooks.id, webhookDeliveries.webhookId), webhooks.enabled))
      .where(and(eq(webhookDeliveries.state, "failed"), canBeResent))
      .orderBy(desc(webhookDeliveries.id))
      .limit(limit);
    return found.map(({ delivery: { id, problem, lastTriedAt, createdAt }, url }) => ({
      id,
      // The path may hold a secret of the member.
      name: new URL(url).host,
      problem: problem ?? "",
      at: lastTriedAt ?? createdAt,
    }));
  },
  async retry({ jobs }, tx, id) {
    const retried = await tx
      .update(webhookDeliveries)
      .set({ state: "waiting", attempts: 0 })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, "failed"), canBeResent))
      .returning({ id: webhookDeliveries.id });
    if (retried.length > 0) await jobs.enqueue(tx, deliverWebhookJob, { deliveryId: id });
    return retried.length > 0;
  },
};
