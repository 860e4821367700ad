import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, SlugRef, Timestamp } from "../shapes.ts";
import { reportCall } from "./report-call.ts";

const OneMember = z.object({ userId: Id });

export const moderation = endpoints({
  "POST /api/business-cards/:id/report": reportCall("a card", z.object({ id: SlugRef })),
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
