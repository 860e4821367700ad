import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { WebhookEvent } from "@cardplaza/contract/leads/webhooks/webhook-words";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { deliverWebhookJob } from "./deliver-webhook.ts";
import { webhookDeliveries, webhooks } from "./webhooks.table.ts";

interface Announced {
  id: string;
  ownerId: string;
}

/**
 * Queues a call to each of the owner's webhooks for this event, while the plan includes webhooks. If one was
 * switched off after failures, the call waits: its owner did not choose to miss it.
 */
export async function announceLead(
  ctx: Pick<JobContext, "jobs" | "now">,
  tx: Tx,
  { id: leadId, ownerId }: Announced,
  event: WebhookEvent,
): Promise<void> {
  const listening = await tx
    .select({ id: webhooks.id, enabled: webhooks.enabled })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.memberId, ownerId),
        or(webhooks.enabled, isNotNull(webhooks.switchedOffAt)),
        sql`${webhooks.events} @> array[${event}]::text[]`,
      ),
    );
  if (listening.length === 0 || !(await isPremium(tx, ownerId, ctx.now))) return;
  for (const { id: webhookId, enabled } of listening) {
    const id = newId(ctx.now.getTime());
    await tx.insert(webhookDeliveries).values({ id, webhookId, event, leadId, createdAt: ctx.now });
    if (enabled) await ctx.jobs.enqueue(tx, deliverWebhookJob, { deliveryId: id });
  }
}
