import { REPORT_DETAILS_MAX, REPORT_REASON_MAX } from "./moderation-words.ts";
import { z } from "zod";
import { CardRef } from "../cards/cards.ts";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";

const OneMember = z.object({ userId: Id });

export const moderation = endpoints({
  "POST /api/business-cards/:id/report": {
    summary: "Report a card to the administrators; a repeated report returns 200",
    auth: "member",
    params: z.object({ id: CardRef }),
    body: z.object({ reason: Line(1, REPORT_REASON_MAX), details: Text(0, REPORT_DETAILS_MAX).optional() }),
    returns: z.object({ reported: z.literal(true) }),
    status: 201,
    limit: { points: 30, seconds: 86_400, by: "account" },
  },
  "GET /api/blocks": {
    summary: "The members whom you have blocked",
    auth: "member",
    returns: z.object({ blocks: z.array(z.object({ _id: Id, name: z.string(), blockedAt: Timestamp })) }),
  },
  "PUT /api/blocks/:userId": {
    summary: "Block a member: neither of you sees or reaches the other",
    auth: "member",
    params: OneMember,
    returns: z.object({ blocked: z.literal(true) }),
  },
  "DELETE /api/blocks/:userId": {
    summary: "Lift a block",
    auth: "member",
    params: OneMember,
    returns: z.object({ blocked: z.literal(false) }),
  },
});
