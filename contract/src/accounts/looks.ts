import { z } from "zod";
import { AdminRole } from "../audit/audit.ts";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { LOOK_KINDS } from "./look-words.ts";

const Look = z.object({
  _id: Id,
  at: Timestamp,
  /** Never a name. */
  role: AdminRole,
  kind: z.enum(LOOK_KINDS),
  /** Null where administrators need to give none, or where only they read it. */
  reason: z.string().nullable(),
});
export type Look = z.infer<typeof Look>;

export const looks = endpoints({
  "GET /api/account/looks": {
    summary: "Who of the administration looked at your account, when and why; the newest first",
    auth: "member",
    query: z.object({ cursor: z.string().max(60).optional() }),
    returns: z.object({ looks: z.array(Look), nextCursor: z.string().nullable() }),
  },
});
