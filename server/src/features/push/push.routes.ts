import type { push } from "@cardplaza/contract/push/push";
import type { HandlersOf } from "../../context.ts";
import { deleteSubscription } from "./delete-subscription.ts";
import { pushKeys } from "./push-keys.ts";
import { subscribe } from "./subscribe.ts";
import { listSubscriptions } from "./subscription-queries.ts";

export const pushHandlers: HandlersOf<typeof push> = {
  "GET /api/push/key": async ({ ctx }) => {
    const { publicKey } = await pushKeys(ctx.db, ctx.config, ctx.now);
    return { publicKey };
  },
  "GET /api/push/subscriptions": async ({ ctx }) => ({ subscriptions: await listSubscriptions(ctx) }),
  "POST /api/push/subscriptions": async ({ ctx, body }) => ({ subscription: await subscribe(ctx, body) }),
  "DELETE /api/push/subscriptions/:id": ({ ctx, params }) => deleteSubscription(ctx, params.id),
};
