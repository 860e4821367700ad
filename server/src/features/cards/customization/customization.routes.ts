import type { customization } from "@cardplaza/contract/cards/customization/customization";
import type { HandlersOf } from "../../../context.ts";
import { findDesignOf } from "./design-queries.ts";
import { resetDesign } from "./reset-design.ts";
import { saveDesign } from "./save-design.ts";
import { suggestThemes } from "./suggest-themes.ts";

export const customizationHandlers: HandlersOf<typeof customization> = {
  "GET /api/card-customization/:cardId": ({ ctx, params }) => findDesignOf(ctx, params.cardId),
  "POST /api/card-customization/:cardId": ({ ctx, params, form }) =>
    saveDesign(ctx, params.cardId, form.customization, form.logo),
  "DELETE /api/card-customization/:cardId": ({ ctx, params }) => resetDesign(ctx, params.cardId),
  "POST /api/card-customization/:cardId/ai-theme": ({ ctx, params, body }) =>
    suggestThemes(ctx, params.cardId, body),
};
