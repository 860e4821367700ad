import type { adminRefunds } from "@cardplaza/contract/admin/admin-refunds";
import type { HandlersOf } from "../../context.ts";
import { listRefunds } from "../plan/refunds/refund-queries.ts";
import { decideOnRefund } from "./decide-on-refund.ts";

export const adminRefundHandlers: HandlersOf<typeof adminRefunds> = {
  "GET /api/admin/refunds": ({ ctx, query }) => listRefunds(ctx.db, query),
  "PATCH /api/admin/refunds/:id": ({ ctx, params, body }) => decideOnRefund(ctx, params.id, body),
};
