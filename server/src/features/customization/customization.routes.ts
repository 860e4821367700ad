import type { customization } from "@cardplaza/contract/customization";
import type { HandlersOf } from "../../context.ts";
import { findDesignOf } from "./design-queries.ts";

export const customizationHandlers: HandlersOf<typeof customization> = {
  "GET /api/card-customization/:cardId": ({ ctx, params }) => findDesignOf(ctx, params.cardId),
};
