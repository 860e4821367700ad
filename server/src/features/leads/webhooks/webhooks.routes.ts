import type { webhooks } from "@cardplaza/contract/leads/webhooks/webhooks";
import type { HandlersOf } from "../../../context.ts";
import { changeWebhook, renewWebhookSecret } from "./change-webhook.ts";
import { createWebhook } from "./create-webhook.ts";
import { deleteWebhook } from "./delete-webhook.ts";
import { resendDeliveries } from "./resend-deliveries.ts";
import { tryWebhook } from "./try-webhook.ts";
import { findWebhookOwnedBy, listDeliveries, listWebhooks, presentDelivery } from "./webhook-queries.ts";

export const webhookHandlers: HandlersOf<typeof webhooks> = {
  "GET /api/webhooks": async ({ ctx }) => ({
    webhooks: await listWebhooks(ctx.db, ctx.member.id),
  }),
  "POST /api/webhooks": ({ ctx, body }) => createWebhook(ctx, body),
  "PATCH /api/webhooks/:id": ({ ctx, params, body }) => changeWebhook(ctx, params.id, body),
  "DELETE /api/webhooks/:id": ({ ctx, params }) => deleteWebhook(ctx, params.id),
  "POST /api/webhooks/:id/secret": ({ ctx, params }) => renewWebhookSecret(ctx, params.id),
  "POST /api/webhooks/:id/test": ({ ctx, params }) => tryWebhook(ctx, params.id),
  "POST /api/webhooks/:id/resend": ({ ctx, params }) => resendDeliveries(ctx, params.id),
  "GET /api/webhooks/:id/deliveries": async ({ ctx, params }) => {
    const { id } = await findWebhookOwnedBy(ctx.db, ctx.member, params.id);
    return { deliveries: (await listDeliveries(ctx.db, id)).map(presentDelivery) };
  },
};
