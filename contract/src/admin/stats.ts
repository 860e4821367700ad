import { z } from "zod";
import { EVERY_ADMIN } from "../admin-roles.ts";
import { endpoints } from "../endpoint.ts";
import { Timestamp } from "../shapes.ts";
import { QUEUES } from "./queue-words.ts";

/** What waits in one queue. */
export const WaitingQueue = z.object({
  queue: z.enum(QUEUES),
  /** Up to 1,001: more are not counted. */
  count: z.number().int(),
  /** Since when the first of them waits. */
  oldest: Timestamp.nullable(),
  /** When the next of them is due; null if nothing waits. */
  dueAt: Timestamp.nullable(),
  isOverdue: z.boolean(),
  /** The screen on which it is worked off; null if there is none. */
  path: z.string().nullable(),
});
export type WaitingQueue = z.infer<typeof WaitingQueue>;

export const stats = endpoints({
  "GET /api/admin/stats": {
    summary: "What waits in the queues of this role, what is due next first",
    auth: "admin",
    roles: EVERY_ADMIN,
    returns: z.object({ queues: z.array(WaitingQueue) }),
  },
});
