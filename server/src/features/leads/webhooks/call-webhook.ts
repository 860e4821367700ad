import { eq, sql } from "drizzle-orm";
import {
  WEBHOOK_DELIVERY_HEADER,
  WEBHOOK_EVENT_HEADER,
  WEBHOOK_SIGNATURE_HEADER,
} from "@cardplaza/contract/leads/webhooks/webhook-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { JobContext } from "../../../context.ts";
import { postOutside, type PostResult } from "../../../platform/outside/post-outside.ts";
import { one } from "../../../platform/one.ts";
import { signatureOf } from "./webhook-secret.ts";
import { webhookDeliveries, type WebhookDeliveryRow, type WebhookRow } from "./webhooks.table.ts";

/** Makes one signed call and records the result. */
export async function callWebhook(
  ctx: JobContext,
  webhook: WebhookRow,
  delivery: WebhookDeliveryRow,
  data: object,
): Promise<PostResult & { row: WebhookDeliveryRow }> {
  const { id, event, createdAt } = delivery;
  const body = JSON.stringify({ id, event, createdAt, data });
  const result = await postOutside(ctx.network, {
    url: webhook.url,
    headers: {
      "Content-Type": "application/json",
      "User-Agent": `${PRODUCT_NAME}-Webhooks/1`,
      [WEBHOOK_EVENT_HEADER]: event,
      [WEBHOOK_DELIVERY_HEADER]: id,
      [WEBHOOK_SIGNATURE_HEADER]: await signatureOf(ctx.db, webhook, body, ctx.now),
    },
    body,
  });
  const row = one(
    await ctx.db
      .update(webhookDeliveries)
      .set({
        state: result.problem === null ? "delivered" : "waiting",
        attempts: sql`${webhookDeliveries.attempts} + 1`,
        status: result.status,
        problem: result.problem,
        lastTriedAt: ctx.now,
      })
      .where(eq(webhookDeliveries.id, id))
      .returning(),
  );
  return { ...result, row };
}
