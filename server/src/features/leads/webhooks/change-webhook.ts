import { eq } from "drizzle-orm";
import type { WebhookEvent } from "@cardplaza/contract/leads/webhooks/webhook-words";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { requirePublicUrl } from "./require-public-url.ts";
import { findWebhookOwnedBy, presentWebhook } from "./webhook-queries.ts";
import { newWebhookSecret, sealWebhookSecret } from "./webhook-secret.ts";
import { webhooks } from "./webhooks.table.ts";

interface Change {
  url?: string;
  events?: WebhookEvent[];
  enabled?: boolean;
}

/** When its owner switches it on or off, its failures are reset. */
export function changeWebhook(ctx: MemberContext, id: string, { url, events, enabled }: Change) {
  if (url !== undefined) requirePublicUrl(url);
  const change = {
    ...(url === undefined ? {} : { url }),
    ...(events === undefined ? {} : { events: [...new Set(events)] }),
    ...(enabled === undefined ? {} : { enabled }),
    ...(enabled === undefined ? {} : { failures: 0, switchedOffAt: null }),
  };
  return inTransaction(ctx.db, async (tx) => {
    const before = await findWebhookOwnedBy(tx, ctx.member, id);
    if (Object.keys(change).length === 0) return { webhook: presentWebhook(before) };
    const after = one(await tx.update(webhooks).set(change).where(eq(webhooks.id, id)).returning());
    return { webhook: presentWebhook(after) };
  });
}

/** From now on calls are signed with a new secret; the old one is no longer used. */
export function renewWebhookSecret(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const webhook = await findWebhookOwnedBy(tx, ctx.member, id);
    const secret = newWebhookSecret();
    const sealedSecret = await sealWebhookSecret(tx, secret, id, ctx.now);
    await tx.update(webhooks).set({ sealedSecret }).where(eq(webhooks.id, id));
    return { webhook: presentWebhook(webhook), secret };
  });
}
