import { z } from "zod";
import { endpoints } from "../endpoint.ts";

export const live = endpoints({
  "GET /api/stream": {
    summary: "Live updates for the signed-in member, as server-sent events",
    auth: "member",
    query: z.object({}),
    hiddenFromAdmins: true,
    returns: { raw: "text/event-stream" },
  },
});
