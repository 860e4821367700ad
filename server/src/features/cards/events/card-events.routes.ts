import type { cardEvents } from "@cardplaza/contract/cards/events/card-events";
import type { HandlersOf } from "../../../context.ts";
import { channelsOfOwn } from "./card-event-queries.ts";
import { recordCardEvent } from "./record-card-event.ts";

export const cardEventHandlers: HandlersOf<typeof cardEvents> = {
  "POST /api/card-events": ({ ctx, body }) => recordCardEvent(ctx, body),
  "GET /api/business-cards/:id/channels": ({ ctx, params }) => channelsOfOwn(ctx, params.id),
};
