import { and, eq, sql } from "drizzle-orm";
import { Lead } from "@cardplaza/contract/leads";
import { WEBHOOK_FAILURES_ALLOWED, WEBHOOK_TEXT } from "@cardplaza/contract/webhook-words";
import type { JobContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { selectLeads } from "../leads/lead-queries.ts";
import { leads } from "../leads/leads.table.ts";
import { presentLead } from "../leads/present-lead.ts";
import { notify } from "../notifications/notify.ts";
import { callWebhook } from "./call-webhook.ts";
import { webhookDeliveries, webhooks, type WebhookRow } from "./webhooks.table.ts";

/** As often as a job is tried at all: over about half a day. */
const MOST_ATTEMPTS = 16;

/** Tried again later, and later still, until it is answered well or given up. */
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
    if (!webhook.enabled) return giveUp(ctx.db, deliveryId, "The webhook is switched off.");
    if (!lead) return giveUp(ctx.db, deliveryId, "The lead was deleted before it could be sent.");
    const { problem, row } = await callWebhook(ctx, webhook, delivery, { lead });
    if (problem === null) return forgiveFailures(ctx.db, webhook);
    await countFailure(ctx, webhook);
    if (row.attempts >= MOST_ATTEMPTS) return giveUp(ctx.db, deliveryId, problem);
    throw new Error(`A webhook was not delivered: ${problem}`);
  },
};

/** As it is now; nothing where it was deleted, erased or taken back meanwhile. */
async function leadOf(db: Db, leadId: string | null): Promise<Lead | undefined> {
  const [found] = await selectLeads(db).where(eq(leads.id, leadId ?? ""));
  if (!found || found.lead.withdrawnAt) return undefined;
  return Lead.parse(presentLead(found.lead, found.card));
}

async function giveUp(db: Db, id: string, problem: string): Promise<void> {
  await db.update(webhookDeliveries).set({ state: "failed", problem }).where(eq(webhookDeliveries.id, id));
}

async function forgiveFailures(db: Db, { id, failures }: WebhookRow): Promise<void> {
  if (failures > 0) await db.update(webhooks).set({ failures: 0 }).where(eq(webhooks.id, id));
}

/** The last of too many in a row switches the webhook off and tells its owner, once. */
function countFailure(ctx: JobContext, { id, memberId, url }: WebhookRow): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const [counted] = await tx
      .update(webhooks)
      .set({ failures: sql`${webhooks.failures} + 1` })
      .where(and(eq(webhooks.id, id), webhooks.enabled))
      .returning({ failures: webhooks.failures });
    if (!counted || counted.failures < WEBHOOK_FAILURES_ALLOWED) return;
    await tx.update(webhooks).set({ enabled: false, switchedOffAt: ctx.now }).where(eq(webhooks.id, id));
    await notify(ctx, tx, {
      to: memberId,
      type: "message_received",
      message: WEBHOOK_TEXT.switchedOff(new URL(url).host),
      targetUrl: "/business-cards?section=my-leads&view=webhooks",
      about: `webhook:${id}`,
    });
  });
}
