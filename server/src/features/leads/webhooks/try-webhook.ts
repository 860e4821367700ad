import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import { eq } from "drizzle-orm";
import { callWebhook } from "./call-webhook.ts";
import { findWebhookOwnedBy, presentDelivery } from "./webhook-queries.ts";
import { webhookDeliveries } from "./webhooks.table.ts";

/** Calls the address at once with sample data and returns its response. A failure does not count. */
export async function tryWebhook(ctx: MemberContext, id: string) {
  const webhook = await findWebhookOwnedBy(ctx.db, ctx.member, id);
  const values = { id: newId(ctx.now.getTime()), webhookId: id, event: "test" as const, createdAt: ctx.now };
  const delivery = one(await ctx.db.insert(webhookDeliveries).values(values).returning());
  const { row, problem } = await callWebhook(ctx, webhook, delivery, { message: "This is a test." });
  if (problem === null) return { delivery: presentDelivery(row) };
  const state = "failed" as const;
  await ctx.db.update(webhookDeliveries).set({ state }).where(eq(webhookDeliveries.id, delivery.id));
  return { delivery: presentDelivery({ ...row, state }) };
}
