import type { savedCards } from "@cardplaza/contract/cards/saved/saved-cards";
import type { HandlersOf } from "../../../context.ts";
import { exportSavedCards } from "./export-saved-cards.ts";
import { noteOnCard } from "./note-on-card.ts";
import { presentSavedCard } from "./present-saved-card.ts";
import { saveCard } from "./save-card.ts";
import { listSavedCards } from "./saved-card-queries.ts";
import { unsaveCard } from "./unsave-card.ts";

export const savedCardHandlers: HandlersOf<typeof savedCards> = {
  "GET /api/business-cards/saved": async ({ ctx }) => ({
    savedCards: (await listSavedCards(ctx.db, ctx.member.id, ctx.now)).map((each) =>
      presentSavedCard(each, ctx.now),
    ),
  }),
  "GET /api/business-cards/saved/export": ({ ctx, query }) => exportSavedCards(ctx, query.format),
  "POST /api/business-cards/save/:cardId": ({ ctx, params }) => saveCard(ctx, params.cardId),
  "DELETE /api/business-cards/unsave/:cardId": ({ ctx, params }) => unsaveCard(ctx, params.cardId),
  "PATCH /api/business-cards/saved/:cardId": ({ ctx, params, body }) => noteOnCard(ctx, params.cardId, body),
};
