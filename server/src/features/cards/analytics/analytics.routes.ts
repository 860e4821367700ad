import type { analytics } from "@cardplaza/contract/cards/analytics/analytics";
import type { HandlersOf } from "../../../context.ts";
import { exportAnalytics } from "./export-analytics.ts";
import { showAnalytics } from "./show-analytics.ts";

export const analyticsHandlers: HandlersOf<typeof analytics> = {
  "GET /api/business-cards/:id/analytics": ({ ctx, params, query }) => showAnalytics(ctx, params.id, query),
  "GET /api/business-cards/:id/analytics.csv": ({ ctx, params, query }) =>
    exportAnalytics(ctx, params.id, query),
};
