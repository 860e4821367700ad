import type { leads } from "@cardplaza/contract/leads/leads";
import type { HandlersOf } from "../../context.ts";
import { captureLead } from "./capture-lead.ts";
import { sendCard } from "./send-card.ts";

export const leadHandlers: HandlersOf<typeof leads> = {
  "POST /api/leads": ({ ctx, body }) => captureLead(ctx, body),
  "POST /api/business-cards/:cardId/send": ({ ctx, params, body }) => sendCard(ctx, params.cardId, body),
};
