import type { adminRefunds } from "@cardplaza/contract/plan/admin-refunds";
import type { HandlersOf } from "../../context.ts";
import { moderatedRefunds } from "../plan/refunds/moderated-refunds.ts";

export const adminRefundHandlers: HandlersOf<typeof adminRefunds> = {
  "GET /api/admin/refunds": ({ ctx, query }) => moderatedRefunds.list(ctx, query),
  "PATCH /api/admin/refunds/:id": async ({ ctx, params, body: { decision: action, reason } }) => ({
    refund: await moderatedRefunds.decide(ctx, params.id, { action, reason }),
  }),
};
