import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";

/**
 * Starts what is due. One run serves all that wait; how it goes on is in the rows. By the clock for pushes whose time
 * comes later and for those of a process that died.
 */
export const sendPushesJob: Job<JobContext, object> = {
  name: "send-pushes",
  together: 200,
  schedule: "* * * * *",
  run: (ctx) => ctx.pushes.wake(),
};
