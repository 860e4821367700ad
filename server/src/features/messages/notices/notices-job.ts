import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { mailUnread } from "./mail-unread.ts";
import { ringDue } from "./ring-due.ts";

/** Every minute: mails, and rings for what a process that was ended has left. */
export const messageNoticesJob: Job<JobContext, object> = {
  name: "message-notices",
  schedule: "* * * * *",
  async run(ctx, _data, signal) {
    await ringDue(ctx, ctx.now);
    await mailUnread(ctx, signal);
  },
};
