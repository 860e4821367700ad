import type { JobContext } from "./context.ts";
import { deleteOldPageChanges } from "./pages/page-changes.ts";
import { deleteOldResponses } from "./platform/http/idempotency.ts";
import type { Job } from "./platform/jobs.ts";

/** Deletes data that is stored only for a limited time. Runs every night. */
export const tidyUpJob: Job<JobContext, object> = {
  name: "tidy-up",
  schedule: "40 3 * * *",
  async run(ctx) {
    await deleteOldResponses(ctx.db, ctx.now);
    await deleteOldPageChanges(ctx.db, ctx.now);
    for (const { tidyUp } of ctx.registry.rooms) await tidyUp?.(ctx);
  },
};
