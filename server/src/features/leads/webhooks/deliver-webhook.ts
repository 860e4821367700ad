import { and, eq } from "drizzle-orm";
import { Lead } from "@cardplaza/contract/leads/leads";
import type { JobContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { selectLeads } from "../lead-queries.ts";
import { leads } from "../leads.table.ts";
import { presentLead } from "../present-lead.ts";
import { callWebhook } from "./call-webhook.ts";
import { countFailure, forgiveFailures } from "./count-failure.ts";
import { webhookDeliveries, webhooks, type WebhookRow } from "./webhooks.table.ts";

/** As often as any job is tried: over about half a day. */
const MOST_ATTEMPTS = 16;

/** Retried with growing pauses, until it succeeds or its attempts are used up. */
export const deliverWebhookJob: Job<JobContext, { deliveryId: string }> = {
  name: "deliver-webhook",
  concurrency: 3,
  expireInSeconds: 60,
  async run(ctx, { deliveryId }) {
    const [found] = await ctx.db
      .select({ delivery: webhookDeliveries, webhook: webhooks })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, "waiting")));
    if (!found) return;
    const { delivery, webhook } = found;
    const lead = await leadOf(ctx.db, delivery.leadId);
    // The delivery waits until the webhook's owner sends it again.
    if (!webhook.enabled) return;
    if (!lead)
      return void (await giveUp(ctx.db, deliveryId, "The lead was deleted before it could be sent."));
    const { problem, row } = await callWebhook(ctx, webhook, delivery, { lead });
    if (problem === null) return forgiveFailures(ctx, webhook);
    if (row.attempts >= MOST_ATTEMPTS) return giveUpAndCount(ctx, webhook, deliveryId, problem);
    throw new Error(`A webhook was not delivered: ${problem}`);
  },
};

/** The lead as it is now; nothing if it was deleted, erased or withdrawn meanwhile. */
async function leadOf(db: Db, leadId: string | null): Promise<Lead | undefined> {
  const [found] = await selectLeads(db).where(eq(leads.id, leadId ?? ""));
  if (!found || found.lead.withdrawnAt) return undefined;
  return Lead.parse(presentLead(found.lead, found.card));
}

/** Returns whether it was waiting until now. */
async function giveUp(db: Db, id: string, problem: string): Promise<boolean> {
  const given = await db
    .update(webhookDeliveries)
    .set({ state: "failed", problem })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, "waiting")))
    .returning({ id: webhookDeliveries.id });
  return given.length > 0;
}

/** The same delivery may have been sent again meanwhile; it counts once. */
function giveUpAndCount(ctx: JobContext, webhook: WebhookRow, id: string, problem: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    if (await giveUp(tx, id, problem)) await countFailure(ctx, tx, webhook);
  });
}
