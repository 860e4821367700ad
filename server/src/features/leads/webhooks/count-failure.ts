import { and, eq, sql } from "drizzle-orm";
import {
  WEBHOOK_FAILURES_ALLOWED,
  WEBHOOK_FAILURES_WARNED,
} from "@cardplaza/contract/leads/webhooks/webhook-words";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notify } from "../../notifications/notify.ts";
import { webhooks, type WebhookRow } from "./webhooks.table.ts";

/** A delivery failed in all its attempts. Halfway to the limit the owner is warned; at the limit it is switched off. */
export async function countFailure(ctx: JobContext, tx: Tx, webhook: WebhookRow): Promise<void> {
  const [counted] = await tx
    .update(webhooks)
    .set({ failures: sql`${webhooks.failures} + 1` })
    .where(and(eq(webhooks.id, webhook.id), webhooks.enabled))
    .returning({ failures: webhooks.failures });
  if (!counted) return;
  const host = new URL(webhook.url).host;
  if (counted.failures === WEBHOOK_FAILURES_WARNED) await warn(ctx, tx, webhook, { host, isOff: false });
  if (counted.failures < WEBHOOK_FAILURES_ALLOWED) return;
  await tx
    .update(webhooks)
    .set({ enabled: false, switchedOffAt: ctx.now })
    .where(eq(webhooks.id, webhook.id));
  await warn(ctx, tx, webhook, { host, isOff: true });
}

/** One successful call ends the row of failures. */
export async function forgiveFailures(ctx: JobContext, { id, failures }: WebhookRow): Promise<void> {
  if (failures > 0) await ctx.db.update(webhooks).set({ failures: 0 }).where(eq(webhooks.id, id));
}

const warn = (
  ctx: JobContext,
  tx: Tx,
  { id, memberId }: WebhookRow,
  failure: { host: string; isOff: boolean },
) =>
  notify(ctx, tx, {
    to: memberId,
    news: "webhook.failing",
    with: failure,
    targetUrl: "/business-cards?section=my-leads&view=webhooks",
    about: `webhook:${id}:${failure.isOff ? "off" : "failing"}`,
  });
