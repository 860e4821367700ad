import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";

/** Starts what is due, for pushes whose time comes later and for those of a process that died. */
export const sendPushesJob: Job<JobContext, object> = {
  name: "send-pushes",
  schedule: "* * * * *",
  run: (ctx) => ctx.pushes.wake(),
};
