import type { stats } from "@cardplaza/contract/admin/stats";
import type { HandlersOf } from "../../../context.ts";
import { readQueues } from "./read-queues.ts";

export const statsHandlers: HandlersOf<typeof stats> = {
  "GET /api/admin/stats": async ({ ctx }) => ({ queues: await readQueues(ctx, ctx.admin.role) }),
};
