import { z } from "zod";
import { CARD_EVENT_TYPES, CARD_CHANNELS, CARD_LINKS } from "./card-event-words.ts";
import { endpoints } from "../../endpoint.ts";
import { Id } from "../../shapes.ts";

export const CardEvent = z.object({
  cardId: Id,
  type: z.enum(CARD_EVENT_TYPES),
  linkKey: z.enum(CARD_LINKS).optional(),
  qrCode: z.string().max(20).optional(),
  channel: z.enum(CARD_CHANNELS).optional(),
  /** The browser's, such as Asia/Kolkata: used for the country only. */
  timezone: z.string().max(60).optional(),
});
export type CardEvent = z.infer<typeof CardEvent>;

export const cardEvents = endpoints({
  "POST /api/card-events": {
    summary: "Count a view, a share, a save, a scan or a click",
    body: CardEvent,
    returns: null,
  },
  "GET /api/business-cards/:id/channels": {
    summary: "How often your card was opened, by the way it was reached",
    auth: "member",
    params: z.object({ id: Id }),
    returns: z.object({ link: z.number(), shared: z.number(), saved: z.number(), total: z.number() }),
  },
});
