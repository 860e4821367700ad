import type { operations } from "@cardplaza/contract/admin/operations";
import type { HandlersOf } from "../../../context.ts";
import { listFailures, retryFailure } from "./failures.ts";
import { readHealth } from "./read-health.ts";
import { readSetUp } from "./set-up.ts";

export const operationHandlers: HandlersOf<typeof operations> = {
  "GET /api/admin/set-up": ({ ctx }) => ({ steps: readSetUp(ctx.config) }),
  "GET /api/admin/health": async ({ ctx }) => ({ parts: await readHealth(ctx), checkedAt: ctx.now }),
  "GET /api/admin/failures": async ({ ctx }) => ({ items: await listFailures(ctx) }),
  "POST /api/admin/failures/retry": async ({ ctx, body: { kind, _id } }) => ({
    isRetried: await retryFailure(ctx, kind, _id),
  }),
};
