import type { seo } from "@cardplaza/contract/cards/seo/seo";
import type { HandlersOf } from "../../../context.ts";
import { saveSeo } from "./save-seo.ts";
import { findSeoOf } from "./seo-queries.ts";

export const seoHandlers: HandlersOf<typeof seo> = {
  "GET /api/business-cards/:id/seo": ({ ctx, params }) => findSeoOf(ctx, params.id),
  "PUT /api/business-cards/:id/seo": ({ ctx, params, body }) => saveSeo(ctx, params.id, body),
};
