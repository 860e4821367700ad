import { callKind } from "../../../lib/outbox/outbox-kind.ts";
import { tellSent } from "./message-sent.ts";

/** A message to the owner of a card, by a member. */
export const CARD_MESSAGE = callKind("card-message", "POST /api/leads", {
  shownIn: ["GET /api/leads/*"],
  show: (_client, { body }) => tellSent(body.cardId),
});

export const SEND_CARD = callKind("send-card", "POST /api/business-cards/:cardId/send", {
  shownIn: ["GET /api/leads/*"],
});
