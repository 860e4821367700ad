import { eq } from "drizzle-orm";
import {
  MAX_WEBHOOKS,
  WEBHOOK_TEXT,
  type WebhookEvent,
} from "@cardplaza/contract/leads/webhooks/webhook-words";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { limitReached } from "../../../platform/refusals.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { requirePublicUrl } from "./require-public-url.ts";
import { presentWebhook } from "./webhook-queries.ts";
import { newWebhookSecret, sealWebhookSecret } from "./webhook-secret.ts";
import { webhooks } from "./webhooks.table.ts";

/** Returns the secret, which is never shown again. */
export function createWebhook(ctx: MemberContext, given: { url: string; events: WebhookEvent[] }) {
  requirePublicUrl(given.url);
  return inTransaction(ctx.db, async (tx) => {
    const { id: memberId } = ctx.member;
    await takeTurn(tx, "webhooks", memberId);
    if ((await tx.$count(webhooks, eq(webhooks.memberId, memberId))) >= MAX_WEBHOOKS)
      throw limitReached(WEBHOOK_TEXT.tooMany);
    const id = newId(ctx.now.getTime());
    const secret = newWebhookSecret();
    const sealedSecret = await sealWebhookSecret(tx, secret, id, ctx.now);
    const events = [...new Set(given.events)];
    const webhook = one(
      await tx
        .insert(webhooks)
        .values({ id, memberId, url: given.url, events, sealedSecret, createdAt: ctx.now })
        .returning(),
    );
    return { webhook: presentWebhook(webhook), secret };
  });
}
