import type { Job } from "./platform/jobs.ts";
import type { JobContext } from "./context.ts";
import { forgetOldAnswers } from "./platform/http/idempotency.ts";

/** Every night: what was kept only for a day is let go. */
export const tidyUpJob: Job<JobContext, object> = {
  name: "tidy-up",
  schedule: "40 3 * * *",
  run: (ctx) => forgetOldAnswers(ctx.db, ctx.now),
};
