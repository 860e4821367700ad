import { HOUR_SECONDS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { pauseGhostJobs } from "./pause-ghost-jobs.ts";
import { remindTeams } from "./remind-teams.ts";
import { tellUnanswered } from "./tell-unanswered.ts";

/**
 * Every morning, so that nobody is left without an answer. Each step is committed with its mark in the database, so
 * a run that is cut off goes on where it stopped, and two at once do each step once.
 */
export const watchAnswersJob: Job<JobContext, object> = {
  name: "watch-job-answers",
  schedule: "30 9 * * *",
  expireInSeconds: HOUR_SECONDS,
  async run(ctx, _data, signal) {
    await remindTeams(ctx, signal);
    await tellUnanswered(ctx, signal);
    await pauseGhostJobs(ctx, signal);
  },
};
